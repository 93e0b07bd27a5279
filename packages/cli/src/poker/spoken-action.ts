import { CardError, parseCards } from '@croupier/cards';
import {
  type Action,
  type Answer,
  formatMoney,
  MoneyError,
  parseMoney,
  type Question,
} from '@croupier/table';

/** What can be said at a poker table; which of it is open now stands in the question. */
export const POKER_HELP = `In a hand: what the question offers, or its first letters. An amount is what your bet comes to: "raise to 12", "bet 6".
"all in" bets or calls what you have. Without limit, chips and words are taken as at a table: "one 500 chip", "I bet 40 with 30 put in". "discard Td" gives a card back where the game asks for it.
Between hands: Enter deals, "straddle 4" and "see NAME" where they are offered, "quit" leaves. In a hand "quit", said twice, gives it up and leaves.`;

/** "check, bet 2.00 to 198.00, or fold" */
export const actionsInWords = ({ actions }: Question): string =>
  actions
    .filter(({ refused }) => !refused)
    .map(inWords)
    .join(', ');

function inWords({ verb, least, most, costs, takes }: Action): string {
  if (costs !== undefined) return `${verb} ${formatMoney(costs)}`;
  if (takes && 'cards' in takes) return `${verb} ${takes.cards === 1 ? 'a card' : `${takes.cards} cards`}`;
  if (least === undefined) return verb;
  const to = verb === 'raise' ? ' to' : '';
  return `${verb}${to} ${formatMoney(least)}${most === undefined || most === least ? '' : ` … ${formatMoney(most)}`}`;
}

/** Reads "call", "raise to 12", "bet 6", "all in", "discard Td"; undefined when it names no action. */
export function spokenAction(line: string, { actions }: Question): Answer | undefined {
  const text = line.trim().toLowerCase();
  if (/^all[ -]?in$/.test(text)) return allIn(actions);
  const [word = '', ...rest] = text.split(/\s+/).filter((part) => part !== 'to');
  const named = actions.filter(({ verb, refused }) => word !== '' && verb.startsWith(word) && !refused);
  const [action] = named;
  if (named.length !== 1 || !action) return undefined;
  try {
    if (action.takes) {
      const given = line.trim().split(/\s+/).slice(1).join(' ');
      return { verb: action.verb, cards: parseCards(given) };
    }
    const [amount] = rest;
    return amount === undefined ? { verb: action.verb } : { verb: action.verb, amount: parseMoney(amount) };
  } catch (error) {
    if (error instanceof MoneyError || error instanceof CardError) return undefined;
    throw error;
  }
}

/** The most that may be put in: a bet or raise where there is one, else a call. */
function allIn(actions: readonly Action[]): Answer | undefined {
  const open = actions.filter(({ refused }) => !refused);
  const sized = open.find(({ most }) => most !== undefined);
  if (sized?.most !== undefined) return { verb: sized.verb, amount: sized.most };
  const call = open.find(({ verb }) => verb === 'call');
  return call && { verb: call.verb };
}
