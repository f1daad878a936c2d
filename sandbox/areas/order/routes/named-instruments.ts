import type { Market } from '@sandbox/market/market';
import type { OrderAnswer } from '../book/order-schema';
import type { LegBody, OrderBody } from './order-body';

/** What a request calls an instrument: its WKN, ISIN or id (api.md 8). */
interface Named {
  readonly instrumentId?: string | null;
}

/** The bank's own id of an instrument by any of its names; a name that nobody knows stays as it is. */
export const ownIdOf = (market: Market, name: string): string => market.find(name)?.row.instrument_id ?? name;

/** An order in which the instruments of all legs go by the bank's own ids: what is checked and kept. */
export const withOwnIds = (market: Market, body: OrderBody): OrderBody => ({
  ...ownLeg(market, body),
  ...(isLegs(body.subOrders)
    ? {
        subOrders: body.subOrders.map((leg) => ({
          ...ownLeg(market, leg),
          ...(isLegs(leg.subOrders)
            ? { subOrders: leg.subOrders.map((inner) => ownLeg(market, inner)) }
            : {}),
        })),
      }
    : {}),
});

/** The answer to an order, in which each instrument goes by the name it was sent under. */
export function echoed(answer: OrderAnswer, sent: OrderBody): OrderAnswer {
  const legs = sent.subOrders ?? [];
  const { subOrders } = answer;
  return {
    ...answer,
    ...nameOf(legs[0] ?? sent),
    ...(isLegs(subOrders)
      ? {
          subOrders: subOrders.map((leg, index) => {
            const inner: readonly LegBody[] = legs[index]?.subOrders ?? [];
            return {
              ...leg,
              ...nameOf(inner[0] ?? legs[index] ?? {}),
              ...(isLegs(leg.subOrders)
                ? {
                    subOrders: leg.subOrders.map((each, place) => ({
                      ...each,
                      ...nameOf(inner[place] ?? {}),
                    })),
                  }
                : {}),
            };
          }),
        }
      : {}),
  };
}

const isLegs = <T>(legs: T[] | null | undefined): legs is T[] => legs !== undefined && legs !== null;

const nameOf = ({ instrumentId }: Named): { readonly instrumentId?: string } =>
  typeof instrumentId === 'string' ? { instrumentId } : {};

const ownLeg = <L extends Named>(market: Market, leg: L) => {
  const { instrumentId } = nameOf(leg);
  return { ...leg, ...(instrumentId === undefined ? {} : { instrumentId: ownIdOf(market, instrumentId) }) };
};
