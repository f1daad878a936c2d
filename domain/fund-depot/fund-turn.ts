import type { Amount } from '../money/amount';
import { decimalText } from '../money/decimal';
import type { Instant } from '../time/instant';
import type { LocalDate } from '../time/local-date';
import type { FundPreview } from './fund-conditions';

/** How what the bank says of an order differs from what was shown of it: a later day once its book has closed, or other sums. */
export type FundTurn =
  | { readonly kind: 'closed'; readonly cutOff: Instant; readonly from: LocalDate; readonly to: LocalDate }
  | { readonly kind: 'moved' };

const sumText = ({ value, unit }: Amount): string => `${decimalText(value)} ${unit}`;

/** What the bank binds itself to besides what is sent, as a text: the same days, sums and mandate are the same text. */
export const fundBinding = ({ days, total, isExternal, mandate, allocation }: FundPreview): string =>
  JSON.stringify([
    days && [days.cutOff, days.dealingDay, days.priceDay, days.settlementDay],
    total && sumText(total),
    isExternal,
    mandate && [mandate.bank, mandate.creditorIdentifier, mandate.mandateReference, sumText(mandate.most)],
    allocation.map(({ wkn, amount, quantity }) => [wkn, sumText(amount), decimalText(quantity)]),
  ]);

/** How an order has turned since it was shown; undefined where it stands as it stood. */
export function fundTurn(shown: FundPreview, said: FundPreview): FundTurn | undefined {
  if (fundBinding(shown) === fundBinding(said)) return undefined;
  const [from, to] = [shown.days, said.days];
  return from !== undefined && to !== undefined && from.priceDay !== to.priceDay
    ? { kind: 'closed', cutOff: from.cutOff, from: from.priceDay, to: to.priceDay }
    : { kind: 'moved' };
}
