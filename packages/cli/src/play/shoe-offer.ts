import { formatCard, type SeededRandom, type ShoeRules } from '@croupier/cards';
import { type AnyLayout, formatCite } from '@croupier/table';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import type { Lines } from './lines.ts';
import { spokenCut } from './spoken-cut.ts';
import { CommittedShoe, practiceShoe, type TableShoe } from './table-shoe.ts';

/** Brings a new shoe: commits to it, and lets the player cut. Undefined when the player leaves instead. */
export async function offerShoe(
  desk: Desk,
  lines: Lines,
  layout: AnyLayout,
  practice: SeededRandom | undefined,
): Promise<TableShoe | undefined> {
  const { shoe: rules, cut: limits } = layout;
  if (practice) {
    desk.print(`A new practice shoe of ${rules.decks} decks: the same seed deals the same cards.`);
    return burned(desk, layout, practiceShoe(rules, practice));
  }
  const shoe = new CommittedShoe(rules);
  desk.print(`A new shoe of ${rules.decks} decks, ${shoe.cards} cards, called ${shoe.name}.`);
  desk.print('Its order is fixed by a secret, to which the house commits itself:');
  desk.print(`commitment ${desk.paint.cyan(shoe.commitment)}`);
  for (;;) {
    const margin = limits?.fromEitherEnd ?? 0;
    const question = `Cut it at ${margin} to ${shoe.cards - Math.max(1, margin)}, with words of your own if you like, or press Enter > `;
    const line = await lines.ask(question);
    if (line === null || /^(q|quit|exit|leave)$/i.test(line.trim())) return undefined;
    try {
      const cut = spokenCut(line, shoe.cards, () => shoe.anyCut(margin));
      if (limits && cut.position > 0 && (cut.position < margin || cut.position > shoe.cards - margin))
        throw new BadInput(
          `A cut leaves at least ${margin} cards at either end (${formatCite(limits.cite)}).`,
        );
      desk.print(`Cut at ${cut.position}${cut.entropy ? `, entropy ${cut.entropy}` : ''}.`);
      return burned(desk, layout, shoe.cutAt(cut));
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      desk.print(desk.paint.yellow(error.message));
    }
  }
}

/** Burns the first cards of a shoe where the game wants it: the first is shown and says how many. */
function burned(desk: Desk, { burn }: AnyLayout, shoe: TableShoe): TableShoe {
  if (!burn) return shoe;
  const first = shoe.draw();
  const count = burn.count(first);
  for (let card = 1; card < count; card += 1) shoe.draw();
  desk.print(`The first card is ${formatCard(first)}: ${count} cards are burned. ${formatCite(burn.cite)}`);
  return shoe;
}

/** A deck for one round: committed to before the bets, cut by the player's own machine without being asked. */
export function freshDeck(desk: Desk, rules: ShoeRules, practice: SeededRandom | undefined): TableShoe {
  if (practice) return practiceShoe(rules, practice);
  const shoe = new CommittedShoe(rules);
  desk.print(desk.paint.dim(`A fresh deck, committed to as ${shoe.commitment}.`));
  return shoe.cutAt(shoe.anyCut());
}

/** Opens a shoe from which no more hands will be dealt, with the line that checks it. */
export function openShoe(desk: Desk, shoe: TableShoe): void {
  const reveal = shoe.reveal();
  if (!reveal) return;
  desk.print('The shoe is opened. Anybody can check that it was the one committed to:');
  desk.print(`echo '${JSON.stringify(reveal)}' | croupier verify shoe -`);
}
