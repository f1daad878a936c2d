import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { costNoteOf } from '@adapters/fake/order/fake-cost-note';
import { marketOf, pieces, sap, xetra } from '@adapters/fake/bank/fake-market';
import { mainAccount, mainDepot } from '@adapters/fake/bank/fake-world';
import type { SingleOrder } from '@domain/order/order-request';
import { amount, compareAmounts } from '@domain/money/amount';
import { decimal, zero } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { breakEvenOf } from '@domain/order/cost/break-even-of';

const { world } = new FakeBank();
const quote = marketOf(sap, xetra, '232.75');
const position = world.positions.find(({ wkn }) => wkn === sap.wkn);
const order: SingleOrder = {
  orderType: 'LIMIT',
  depotId: mainDepot,
  settlementAccountId: mainAccount,
  side: 'BUY',
  instrumentId: sap.id,
  venueId: xetra.id,
  quantity: pieces('10'),
  limit: amount('230.00', EUR),
};
const at = (change: Partial<Pick<SingleOrder, 'side'>>, isHeld = true) => {
  const changed = { ...order, ...change };
  return breakEvenOf({
    order: changed,
    venue: xetra,
    quote,
    indication: costNoteOf(changed, world),
    position: isHeld ? position : undefined,
  });
};

describe('the price that covers all costs', () => {
  it('of a purchase lies above its limit, by the costs of buying and selling again [ORD-19]', () => {
    // 10 × 230.00 and twice 4.90 + 0.25 % of 2,300.00 + 2.50 = 13.15.
    expect(at({})).toEqual(amount('232.63', EUR));
  });

  it('of a sale is what was paid once and the costs of selling [ORD-19]', () => {
    const paid = position?.purchasePrice;
    const covered = at({ side: 'SELL' });
    if (paid === undefined || covered === undefined) throw new Error('Nothing known of the purchase');
    expect(compareAmounts(covered, paid)).toBe(1);
  });

  it('is a price that the venue has [ORD-19]', () => {
    const venue = { ...xetra, priceSteps: [{ from: zero, step: decimal('0.05') }] };
    const indication = costNoteOf(order, world);
    expect(breakEvenOf({ order, venue, quote, indication, position })).toEqual(amount('232.65', EUR));
  });

  it('is unknown where nothing is known of the purchase, or of the costs [ORD-19]', () => {
    expect(at({ side: 'SELL' }, false)).toBeUndefined();
    expect(breakEvenOf({ order, venue: xetra, quote, indication: undefined, position })).toBeUndefined();
  });
});
