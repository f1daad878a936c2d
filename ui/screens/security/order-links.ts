import { tradingDepots } from '@domain/depot/depot';
import { holdersOf } from '@domain/depot/holders';
import type { Instrument } from '@domain/instrument/instrument';
import { pathOf } from '@ui/app/routes';
import type { SecurityModel } from './security-model';

/** The ways from a security to an order; each takes what the link says besides. */
export interface OrderLinks {
  readonly buy: (more?: Readonly<Record<string, string>>) => string;
  /** From the depot that holds the most of it; undefined where it is known that none does. */
  readonly sell: ((more?: Readonly<Record<string, string>>) => string) | undefined;
}

/** What can be done with the security; called by an observer. */
export function orderLinks(
  { stake: { value: stake } }: Pick<SecurityModel, 'stake'>,
  { id, wkn }: Instrument,
): OrderLinks {
  const holders = stake && holdersOf(id, tradingDepots(stake.depots), stake.positions);
  const [holder] = holders ?? [];
  const link =
    (own: Readonly<Record<string, string>>) =>
    (more: Readonly<Record<string, string>> = {}): string =>
      `${pathOf('orderEntry')}?${new URLSearchParams({ ...own, ...more }).toString()}`;
  return {
    buy: link({ side: 'buy', wkn }),
    sell:
      holders?.length === 0
        ? undefined
        : link({ side: 'sell', wkn, ...(holder && { target: holder.depot.id }) }),
  };
}
