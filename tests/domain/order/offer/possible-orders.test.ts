import { leadOf } from '@domain/order/legs-of';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import type { OrderFormFacts } from '@domain/order/form/order-form-facts';
import { filledForm } from '../../support/filled-order';
import {
  dealer,
  draft,
  exchange,
  facts,
  fundCompany,
  limitOnly,
  pricedOnly,
  quote,
} from '../../support/samples';

/** The order at each venue as "venue: type", with how it is paid where that is not from the account. */
const ordersOf = (change: Partial<OrderDraft>, told: Partial<OrderFormFacts> = {}): readonly string[] => {
  const session = filledForm({ ...draft, ...change }, { ...facts, ...told });
  return (session.value(session.nodes.possibleOrders) ?? []).map((order) => {
    const { venueId, orderType, directDebit } = leadOf(order);
    return `${venueId}: ${orderType}${directDebit ? ' by direct debit' : ''}`;
  });
};

const paid = { hasConsent: true, iban: 'DE02120300000000202051', maxAmount: '', accountHolderName: 'Ada' };
const at = ({ id }: { readonly id: string }, type: string): string => `${id}: ${type}`;

describe('the order at each venue that could take it, for its costs side by side [ORD-04] [ORD-19]', () => {
  it.each<[string, Partial<OrderDraft>, readonly string[]]>([
    [
      'one at the market nowhere that takes none, and at a dealer once, though he also quotes',
      { orderType: 'MARKET' },
      [at(fundCompany, 'MARKET'), at(exchange, 'MARKET'), at(dealer, 'MARKET')],
    ],
    [
      'a stop nowhere that does not know it; a fund company takes it at the market',
      { orderType: 'STOP_MARKET', triggerLimit: '105' },
      [
        at(fundCompany, 'MARKET'),
        at(exchange, 'STOP_MARKET'),
        at(limitOnly, 'STOP_MARKET'),
        at(pricedOnly, 'STOP_MARKET'),
        at(dealer, 'STOP_MARKET'),
      ],
    ],
    [
      'one whose limit is missing at the market, and nowhere that takes none there',
      { orderType: 'LIMIT' },
      [at(fundCompany, 'MARKET'), at(exchange, 'MARKET'), at(dealer, 'MARKET')],
    ],
    [
      'a sale nowhere that only buys are taken',
      { side: 'SELL', orderType: 'LIMIT', limit: '95' },
      [at(fundCompany, 'MARKET'), at(exchange, 'LIMIT'), at(pricedOnly, 'LIMIT'), at(dealer, 'LIMIT')],
    ],
    [
      'a limit at a dealer, as it would be sent there, and not what his quote may come to',
      { venueId: dealer.id, orderType: 'LIMIT', limit: '95' },
      [
        at(fundCompany, 'MARKET'),
        at(exchange, 'LIMIT'),
        at(limitOnly, 'LIMIT'),
        at(pricedOnly, 'LIMIT'),
        at(dealer, 'LIMIT'),
      ],
    ],
    [
      'the estimate of a quote at a dealer who is asked for one, whatever stands in a field',
      { venueId: dealer.id, tradingSystem: 'QUOTE', orderType: 'LIMIT', limit: '95' },
      [
        at(fundCompany, 'MARKET'),
        at(exchange, 'LIMIT'),
        at(limitOnly, 'LIMIT'),
        at(pricedOnly, 'LIMIT'),
        at(dealer, 'MARKET'),
      ],
    ],
    [
      'by direct debit at a fund company alone, elsewhere from the account',
      { venueId: fundCompany.id, directDebit: paid },
      [`${fundCompany.id}: MARKET by direct debit`, at(exchange, 'MARKET'), at(dealer, 'MARKET')],
    ],
    ['none while its quantity is not known', { quantity: '' }, []],
  ])('is %s', (_, change, orders) => {
    expect(ordersOf(change)).toEqual(orders);
  });

  it.each<[string, Partial<OrderDraft>, readonly string[]]>([
    ['none without a limit but at a fund company', { orderType: 'LIMIT' }, [at(fundCompany, 'MARKET')]],
    [
      'no quote of a dealer either, whom nobody can ask',
      { venueId: dealer.id, tradingSystem: 'QUOTE', orderType: 'MARKET' },
      [at(fundCompany, 'MARKET')],
    ],
  ])('is %s at night, when the bank would refuse to tell its costs', (_, change, orders) => {
    const closed = { state: 'closed' } as const;
    const quotes = new Map(
      [exchange, limitOnly, dealer, pricedOnly].map(({ id }) => [
        id,
        { ...quote, venueId: id, hours: closed },
      ]),
    );
    expect(ordersOf(change, { quotes })).toEqual(orders);
  });
});
