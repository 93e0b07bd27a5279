import { Refused } from '@croupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Fund } from '../jackpots/fund.ts';
import { isClaim, waitingClaims } from '../jackpots/state.ts';
import { viewJackpot } from '../jackpots/view.ts';
import type { Outcome } from '../tables/journal-writer.ts';
import type { Casino } from './casino.ts';
import { bodyOf, described, paramsOf } from './described.ts';
import { staffOf } from './routes-staff.ts';
import { NotThere } from './routes-tables.ts';

const ofFund = z.object({ fund: z.string().max(64) });
const claim = z.strictObject({ hand: z.string().max(80), prize: z.string().max(40).nullable() });
const voided = claim.extend({ reason: z.string().trim().min(1).max(200) });

/** The jackpots of the poker room: what is posted, and what the floor does about those that were won. */
export function routeJackpots(app: FastifyInstance, { funds, ...casino }: Casino): void {
  const fundOf = (request: FastifyRequest): Fund => {
    const { fund: id } = paramsOf(request, ofFund);
    const fund = funds.named(id);
    if (!fund) throw new NotThere({ reason: `There is no jackpot "${id}".` });
    return fund;
  };
  const floor = (request: FastifyRequest) => staffOf({ funds, ...casino }, request, ['floor', 'admin']);

  app.get(
    '/api/jackpots',
    { schema: described('The jackpots, as they are posted', 'PokerJackpot', { list: true }) },
    () => funds.all.map(viewJackpot),
  );

  app.post(
    '/api/jackpots/:fund/confirm',
    {
      schema: described('Confirm a jackpot that was won, so that it is paid', 'PokerJackpot', {
        params: ofFund,
        body: claim,
      }),
    },
    async (request) => {
      const { id } = await floor(request);
      const fund = fundOf(request);
      const won = bodyOf(request, claim);
      const called = waitingClaims(fund.state).find((one) => isClaim(one, won));
      if (called && !funds.isRipe(fund, called))
        throw new Refused({ reason: 'A hand that began earlier is still being played for it.' });
      return settled(fund, await fund.confirm(won, id));
    },
  );

  app.post(
    '/api/jackpots/:fund/void',
    {
      schema: described(
        'Void a jackpot that was won, with a reason; what was posted can be won again',
        'PokerJackpot',
        {
          params: ofFund,
          body: voided,
        },
      ),
    },
    async (request) => {
      const { id } = await floor(request);
      const fund = fundOf(request);
      const { reason, ...won } = bodyOf(request, voided);
      return settled(fund, await fund.void(won, id, reason, await casino.people.bound(id)));
    },
  );
}

function settled(fund: Fund, outcome: Outcome): ReturnType<typeof viewJackpot> {
  if ('refused' in outcome) throw new Refused(outcome.refused);
  return viewJackpot(fund);
}
