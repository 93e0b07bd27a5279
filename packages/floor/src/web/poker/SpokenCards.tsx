import { type ReactNode, useState } from 'react';
import { usePoker } from './at-poker.ts';
import { heldWords } from './spoken.ts';

/** Says to those who listen what cards they were dealt, once all are, and what that makes with each street. */
export function SpokenCards(): ReactNode {
  const { scene } = usePoker();
  const [told, setTold] = useState('');
  const held = heldWords(scene);
  const words = held === '' || scene.waits !== '' ? held : told;
  if (words !== told) setTold(words);
  return (
    <p className="unseen" aria-live="polite" data-testid="own-cards">
      <span>{words}</span> <span>{words !== '' && scene.youHave && `You have ${scene.youHave}.`}</span>
    </p>
  );
}
