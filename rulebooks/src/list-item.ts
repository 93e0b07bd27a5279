/** As wide as the pages that people write. */
const WIDTH = 120;

/** An item of a Markdown list, wrapped as people wrap theirs: code and links stay whole, no line begins as a list would. */
export function listItem(text: string): string {
  const words = text.match(/(?:`[^`]*`|[^\s`])+/g) ?? [];
  const lines: string[] = [];
  let line = '-';
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH && !/^(?:[-+*>|#]|\d+[.)])$/.test(word)) {
      lines.push(line);
      line = ' ';
    }
    line += ` ${word}`;
  }
  return [...lines, line].join('\n');
}
