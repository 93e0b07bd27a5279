import { dealRound, dollars, drawRoads } from '@croupier/engine';

const bets = [{ wager: 'player', amount: dollars(5) }];
const coups = Array.from({ length: 40 }, () => dealRound('bclc-baccarat/mini-baccarat', { bets }).mark);
const { bigRoad } = drawRoads(coups.filter((coup) => coup !== undefined));
for (let row = 0; row < 6; row += 1) {
  const cells = bigRoad.filter((cell) => cell.row === row).toSorted((a, b) => a.column - b.column);
  let line = '';
  for (const { column, winner } of cells)
    line = `${line.padEnd(column * 2)}${winner === 'banker' ? 'B' : 'P'} `;
  console.log(line);
}
