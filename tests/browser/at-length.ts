import type { Page } from '@playwright/test';

/** The longest that can stand in each place of a poker table, whatever is dealt and whoever plays. */
const LONGEST: Readonly<Record<string, string>> = {
  '.chair-name': 'Wolfgang Amadeus Moz',
  '.chair-stack': '12,345.50',
  '.bet .figures': '1,250',
  '.pot .figures': '12,500',
  '.chair-words:not(.call)': 'Raise to 1,250',
  '.chair-words.call:not(.long)': 'straight flush, queen high',
  '.chair-tag .won': 'Wins 12,500',
  '.you-have strong': 'straight flush, queen high',
  '.you-have.last-hand':
    'Last hand: 1,234.50 goes back to Wolfgang Amadeus Moz: nobody called it. Wolfgang Amadeus Moz wins 12,345.50 from the pot.',
  '.poker-caption:not(.told)':
    '1,234.50 goes back to Wolfgang Amadeus Moz: nobody called it. Waiting for Wolfgang Amadeus Moz.',
  '.rail-result li:not(.shown-hands)':
    'Wolfgang Amadeus Moz wins 12,345.50 from side pot 2 for low on board 2 with 8-7-6-5-4 low.',
};

/** Writes it there: what has room for it has room for everything. */
export const atLength = (page: Page): Promise<void> =>
  page.evaluate((longest) => {
    for (const [place, words] of Object.entries(longest))
      for (const one of document.querySelectorAll(`main ${place}`)) {
        const letters = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        // What the page itself wrote stays where it is, to be written over when it has something else to say.
        for (let node = letters.nextNode(), first = true; node; node = letters.nextNode(), first = false)
          node.nodeValue = first ? words : '';
      }
  }, LONGEST);
