import { type ReactNode, useSyncExternalStore } from 'react';
import './preferences.css';
import { DENOMINATIONS } from '../chips/denominations.ts';
import { chips, inFigures } from '../chips/money.ts';
import { BeadAlone } from '../roads/Bead.tsx';
import type { Settings } from '../room/read-settings.ts';
import { changeSettings, useSettings } from '../room/settings.ts';
import { play } from '../sound/player.ts';
import { onVoices, ownVoice } from '../sound/voice.ts';
import { Keys } from './Keys.tsx';

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const BEADS = ['banker', 'player', 'tie'] as const;

/** Everything that somebody may like otherwise, in one place. It counts at once. */
export function Preferences(): ReactNode {
  const settings = useSettings();
  return (
    <div className="preferences">
      <fieldset>
        <legend>Cards and table</legend>
        <Switch
          name="Four-colour deck"
          on={settings.deck === 'four'}
          onTurn={(four) => changeSettings({ deck: four ? 'four' : 'two' })}
        />
        <Switch
          name="Nothing moves"
          about="Cards and chips are simply there. A device that asks for less motion gets it anyway."
          on={settings.motion === 'none'}
          onTurn={(still) => changeSettings({ motion: still ? 'none' : 'device' })}
        />
        <Flagged name="chinese" label="The bead plate in Chinese">
          {BEADS.map((winner) => (
            <BeadAlone key={winner} winner={winner} chinese />
          ))}
        </Flagged>
        <Flagged name="roads" label="Roads and hands stand beside the table" />
        <Flagged name="rules" label="Pays and rules stand beside the table" />
      </fieldset>
      <Sound />
      <fieldset>
        <legend>Play</legend>
        <Switch
          name="Brisk pace"
          about="The deal is asked for three seconds after your last chip; it begins when everybody who has bet asks for it."
          on={settings.pace === 'brisk'}
          onTurn={(brisk) => changeSettings({ pace: brisk ? 'brisk' : 'calm' })}
        />
        <Flagged name="confirmFolds" label="Ask before I fold where to check is free" />
        <Flagged name="keys" label="Keys" about="Letters and digits play; ? shows them all." />
        <details>
          <summary>Every key</summary>
          <Keys />
        </details>
        <label className="field">
          Chip in hand
          <select
            value={settings.chip ?? ''}
            onChange={({ target }) =>
              changeSettings({ chip: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">the smallest that makes a bet</option>
            {DENOMINATIONS.map(({ value, name }) => (
              <option key={value} value={value}>
                {chips(value)}, {name}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <fieldset>
        <legend>Amounts</legend>
        <label className="field">
          Written as
          <select
            value={settings.amounts}
            onChange={({ target }) => {
              const amounts = WAYS.find((way) => way === target.value);
              if (amounts) changeSettings({ amounts });
            }}
          >
            {WAYS.map((way) => (
              <option key={way} value={way}>
                {inFigures(1_234_567_50, way)}
              </option>
            ))}
          </select>
        </label>
        <Flagged name="bigBlinds" label="Poker amounts in big blinds" />
      </fieldset>
      <fieldset>
        <legend>Others</legend>
        <Flagged name="chat" label="Show what is said at the table" />
      </fieldset>
    </div>
  );
}

const WAYS = ['en', 'de', 'fr', 'ch'] as const;

/** What was changed is heard at once. */
const change = (part: Partial<Settings>): void => {
  changeSettings(part);
  play([{ sound: 'chips' }]);
};

const hasVoice = (): boolean => ownVoice() !== undefined;

/** Chips and cards, and the dealer's calls beside their text. Off until somebody turns it on. */
function Sound(): ReactNode {
  const { sound, volume } = useSettings();
  const speaks = useSyncExternalStore(onVoices, hasVoice);
  return (
    <fieldset>
      <legend>Sound</legend>
      <Switch name="Sound" on={sound} onTurn={(on) => change({ sound: on })} />
      <label className="field">
        Volume
        <input
          type="range"
          min="0"
          max="100"
          step="5"
          value={volume}
          disabled={!sound}
          onChange={({ target }) => change({ volume: Number(target.value) })}
        />
      </label>
      <Flagged name="effects" label="Cards and chips" disabled={!sound} />
      <Flagged
        name="voice"
        label="The dealer’s calls are spoken"
        about={
          speaks
            ? 'By a voice of this device. They stand on the felt as text as well.'
            : 'This browser has no English voice of its own yet; the calls stand on the felt as text.'
        }
        disabled={!sound}
      />
    </fieldset>
  );
}

interface FlaggedProps {
  readonly name: Flag;
  readonly label: string;
  readonly about?: string;
  readonly disabled?: boolean;
  /** A picture of it. */
  readonly children?: ReactNode;
}

function Flagged({ name, label, ...rest }: FlaggedProps): ReactNode {
  const settings = useSettings();
  return (
    <Switch name={label} on={settings[name]} onTurn={(on) => changeSettings({ [name]: on })} {...rest} />
  );
}

interface SwitchProps {
  readonly name: string;
  readonly about?: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

function Switch({ name, about, on, onTurn, disabled = false, children }: SwitchProps): ReactNode {
  return (
    <label className="switch">
      <input
        type="checkbox"
        checked={on}
        disabled={disabled}
        onChange={({ target }) => onTurn(target.checked)}
      />
      <span>
        {name}
        {about !== undefined && <span className="quiet small"> {about}</span>}
      </span>
      {children}
    </label>
  );
}
