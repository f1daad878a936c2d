import { leadOf } from '@domain/order/legs-of';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { filledForm } from '../../support/filled-order';
import { dealer, draft, exchange, facts, fundCompany, limitOnly, pricedOnly } from '../../support/samples';

/**
 * The order at each venue as "venue: type", with how it is paid where that is not from the account. A dealer takes it in two
 * ways, of which either may stand for both.
 */
const ordersOf = (change: Partial<OrderDraft>): readonly string[] => {
  const session = filledForm({ ...draft, ...change }, facts);
  return (session.value(session.nodes.possibleOrders) ?? []).map((order) => {
    const { venueId, orderType, directDebit } = leadOf(order);
    if (venueId === dealer.id) return dealer.id;
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
      [at(fundCompany, 'MARKET'), at(exchange, 'MARKET'), dealer.id],
    ],
    [
      'a stop nowhere that does not know it; a fund company takes it at the market',
      { orderType: 'STOP_MARKET', triggerLimit: '105' },
      [
        at(fundCompany, 'MARKET'),
        at(exchange, 'STOP_MARKET'),
        at(limitOnly, 'STOP_MARKET'),
        at(pricedOnly, 'STOP_MARKET'),
        dealer.id,
      ],
    ],
    [
      'one whose limit is missing at the market, and nowhere that takes none there',
      { orderType: 'LIMIT' },
      [at(fundCompany, 'MARKET'), at(exchange, 'MARKET'), dealer.id],
    ],
    [
      'a sale nowhere that only buys are taken',
      { side: 'SELL', orderType: 'LIMIT', limit: '95' },
      [at(fundCompany, 'MARKET'), at(exchange, 'LIMIT'), at(pricedOnly, 'LIMIT'), dealer.id],
    ],
    [
      'by direct debit at a fund company alone, elsewhere from the account',
      { venueId: fundCompany.id, directDebit: paid },
      [`${fundCompany.id}: MARKET by direct debit`, at(exchange, 'MARKET'), dealer.id],
    ],
    ['none while its quantity is not known', { quantity: '' }, []],
  ])('is %s', (_, change, orders) => {
    expect(ordersOf(change)).toEqual(orders);
  });
});
