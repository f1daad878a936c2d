import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { Order } from '@domain/order/open/order';
import type { Side } from '@domain/order/side';
import { addAmounts, amount, percentOf, toCents, type Amount } from '@domain/money/amount';
import { decimal, maximum, minimum, zero } from '@domain/money/decimal';
import { percentage, percentageOf } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import { venueOfOrder } from './fake-order-rules';
import { orderValueAt } from './fake-order-value';
import type { FakeWorld } from '../bank/fake-world';

const nothing = amount('0.00', EUR);

/** What of an order decides on its costs. */
type CostedOrder = Pick<Order, 'side' | 'quantity' | 'instrumentId' | 'venueId' | 'limit' | 'triggerLimit'>;

/** The cost note of an order by the price list of rules.md 7; generic where no price is known. */
export function costNoteOf(order: CostedOrder, world: FakeWorld): CostIndication {
  const instrument = world.instruments.find(({ id }) => id === order.instrumentId);
  const venue = venueOfOrder(order, world);
  const expectedValue = orderValueAt(order, world.quotes);
  return {
    name: instrument?.name ?? '',
    wkn: instrument?.wkn ?? '',
    side: order.side,
    quantity: order.quantity,
    ...(order.limit === undefined ? {} : { limit: order.limit }),
    ...(expectedValue === undefined ? {} : { expectedValue }),
    ...(venue === undefined ? {} : { venueName: venue.name }),
    settlementCurrency: EUR,
    tradingCurrency: EUR,
    reportingCurrency: EUR,
    costs:
      expectedValue === undefined
        ? { kind: 'generic' }
        : calculated(order.side, expectedValue, venue?.type === 'EXCHANGE' ? amount('2.50', EUR) : nothing),
  };
}

function calculated(side: Side, value: Amount, venueFee: Amount): CostIndication['costs'] {
  const provision = { value: bounded(value), unit: EUR };
  const group = (label: string, own: Amount, foreign: Amount) => ({
    label,
    sum: addAmounts(own, foreign),
    items: [
      { kind: 'service' as const, label: 'Orderentgelt', amount: own, inducement: nothing },
      { kind: 'third-party' as const, label: 'Handelsplatzentgelt', amount: foreign },
      { kind: 'product' as const, label: 'Produktkosten', amount: nothing },
    ],
  });
  const once = group('Verkaufskosten', provision, venueFee);
  const total = side === 'BUY' ? addAmounts(once.sum, once.sum) : once.sum;
  return {
    kind: 'calculated',
    breakdown: {
      ...(side === 'BUY'
        ? { purchase: { ...once, label: 'Kaufkosten' }, holding: group('Haltekosten', nothing, nothing) }
        : {}),
      sale: once,
      total,
      totalShare: percentageOf(total.value, value.value) ?? percentage(zero),
      detail: { service: provision, serviceInducement: nothing, thirdParty: venueFee, product: nothing },
    },
  };
}

/** 4.90 + 0.25 % of the value, at least 9.90, at most 59.90. */
const bounded = (value: Amount) =>
  minimum(
    maximum(
      toCents(addAmounts(amount('4.90', EUR), percentOf(value, decimal('0.25')))).value,
      decimal('9.90'),
    ),
    decimal('59.90'),
  );
