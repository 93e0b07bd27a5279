import { type Answer, dollars, formatMoney, PokerRoom, type Question } from '@croupier/engine';

// Calls everything: `actions` holds what may be done now, each with its amounts or the reason why not.
const caller = ({ actions }: Question): Answer => {
  const open = actions.filter(({ refused }) => !refused);
  return { verb: (open.find(({ verb }) => verb === 'call' || verb === 'check') ?? open[0])?.verb ?? 'fold' };
};
const seats = ['Ann', 'Ben', 'Cleo'].map((player) => ({ player, chips: dollars(200), decide: caller }));
const room = new PokerRoom('bclc-poker/texas-holdem', seats, { betting: 'no-limit' });
for (let hand = 1; hand <= 3; hand += 1) {
  room.playHand();
  const stacks = Object.entries(room.stacks).map(([player, stack]) => `${player} ${formatMoney(stack)}`);
  console.log(`After hand ${hand}: ${stacks.join(', ')}`);
}
