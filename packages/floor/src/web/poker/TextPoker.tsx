import type { ReactNode } from 'react';
import '../table/text-felt.css';
import { usePoker } from './at-poker.ts';
import { boardWords, chairWords, named, numberWords } from './spoken.ts';

/** The poker table in words: one's own cards first, then the board, the pots and everybody around it. */
export function TextPoker({ onSit }: { onSit: (seat: number) => void }): ReactNode {
  const { scene, amount } = usePoker();
  const me = scene.chairs.find(({ you }) => you);
  const board = boardWords(scene);
  return (
    <div className="text-felt">
      <h1>{scene.name}</h1>
      <p>
        {scene.game}, {scene.stakes}. {numberWords(scene)}
      </p>
      <p role="status">
        {scene.caption} {scene.waits}
      </p>
      <section aria-label="Your cards">
        <h2>Your cards</h2>
        <p>
          {me && me.cards.length > 0 ? `${me.cards.map(named).join(', ')}.` : 'You hold none.'}{' '}
          {scene.youHave !== null && `You have ${scene.youHave}.`}
        </p>
      </section>
      <section aria-label="The board and the pot">
        <h2>The board and the pot</h2>
        <ul>
          {board.length === 0 && <li>No card is on the board.</li>}
          {board.map((words) => (
            <li key={words}>{words}</li>
          ))}
          {scene.pots.map((pot) => (
            <li key={pot.name}>
              {pot.name} {amount(pot.amount)}.
            </li>
          ))}
          {scene.total > 0 && <li>In all {amount(scene.total)}.</li>}
        </ul>
      </section>
      <section aria-label="The players">
        <h2>The players</h2>
        <ul>
          {scene.chairs.map((chair) => (
            <li key={chair.seat}>
              {chair.person === null ? `Seat ${chair.seat}, free. ` : chairWords(chair, amount)}
              {chair.person === null && scene.maySit && (
                <button type="button" className="button" onClick={() => onSit(chair.seat)}>
                  Sit down at seat {chair.seat}
                </button>
              )}
            </li>
          ))}
        </ul>
      </section>
      {scene.result.length > 0 && (
        <section aria-label="How it ended">
          <h2>How it ended</h2>
          <ul>
            {scene.result.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
