import { formatCite, progressivesOf, type TableGame } from '@croupier/table';

/** What the figures take for granted, each in a sentence; the clauses where a clause is behind it. */
export function assumptionsOf({ layout }: TableGame): string[] {
  const { shoe, deckEachRound, aggregates, bank, fees, commissionLaid } = layout;
  const decks = shoe.decks === 1 ? 'one deck' : `${shoe.decks} decks`;
  const progressives = Object.values(progressivesOf(layout));
  const envied = layout.wagers.some(({ rows }) => rows.some(({ envy }) => envy));
  return [
    deckEachRound
      ? `Every round is dealt from ${decks}, freshly and fairly shuffled.`
      : `Figures are those of a fresh, fairly shuffled shoe of ${decks}: whoever remembers no cards has them in every round of it.`,
    'One bettor, one hand; awards at their full odds, without rounding to the cent or to a chip.',
    ...aggregates.map(
      ({ cite }) =>
        `The limit over what all players win in a round is not reached (${formatCite(cite)}); the section on exposure says from which stake on it can be.`,
    ),
    ...(commissionLaid ? ['A commission that is laid beforehand comes back if the bet does not win.'] : []),
    ...(progressives.length > 0
      ? ['Progressives are priced at what their meters show, which nobody shares.']
      : []),
    ...(envied ? ['Nobody receives envy: it depends on how many others have the wager.'] : []),
    ...(bank && !bank.coversAll
      ? [`The bank covers every wager in full (${formatCite(bank.cites.cover)}).`]
      : []),
    ...(fees ? [`Collection fees come on top (${formatCite(fees.cite)}).`] : []),
    'Hands of a session are taken as independent of each other; within a shoe they very nearly are.',
  ];
}
