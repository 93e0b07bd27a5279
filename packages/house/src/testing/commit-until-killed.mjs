// node commit-until-killed.mjs HOUSE DIRECTORY: commits bets of eight players without end, and prints each one that
// was acknowledged. Meant to be killed.
import { writeSync } from 'node:fs';

const [house, directory] = process.argv.slice(2);
const { account, openStore } = await import(house);
const store = await openStore({ directory });

await Promise.all(
  Array.from({ length: 8 }, async (_, player) => {
    const table = `table-${player}`;
    const wallet = account.wallet(`player-${player}`);
    let after = await store.journal.head(table);
    for (;;) {
      const seq = after.seq + 1;
      const [from, to] = [account.cage, wallet];
      const { hash } = await store.commit({
        table,
        after,
        events: [{ type: 'bet', body: { seq } }],
        transactions: [
          {
            reason: 'bet',
            postings: [
              { account: from, amount: -seq },
              { account: to, amount: seq },
            ],
          },
        ],
        command: { person: `player-${player}`, id: `${seq}` },
      });
      after = { seq, hash };
      writeSync(1, `${table} ${seq}\n`);
    }
  }),
);
