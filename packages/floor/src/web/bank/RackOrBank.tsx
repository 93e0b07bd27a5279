import type { ReactNode } from 'react';
import { Rack } from '../table/Rack.tsx';
import { useSeat } from '../table/seat.ts';
import { BankOfferPanel } from './BankOfferPanel.tsx';

/** On the rail before the deal: the chips to bet with, or the bank while it is yours to take. */
export function RackOrBank(): ReactNode {
  const { bankOffer } = useSeat().table.view.you;
  return bankOffer ? <BankOfferPanel key={bankOffer.until} offer={bankOffer} /> : <Rack />;
}
