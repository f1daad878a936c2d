import { add, compare, decimal, decimalText, sum, zero, type Decimal } from '@domain/money/decimal';
import { balanced, into, outOf } from '@sandbox/ledger/ledger-line';
import { averagePrice, consumeLots, heldCostEur, heldQuantity, type Lot } from '@sandbox/ledger/lots';
import {
  blockSecurities,
  buyEntry,
  reserveCash,
  sellEntry,
  settlementEntry,
  type TradeParties,
} from '@sandbox/ledger/trade-entries';
import { fc } from '@tests/support/properties';

const parties = (accountCurrency: string): TradeParties => ({
  depotId: 'depot',
  accountId: 'account',
  instrumentId: 'share',
  tradingCurrency: 'USD',
  accountCurrency,
});
const cents = fc.bigInt({ min: 0n, max: 100_000_000n }).map((units): Decimal => ({ units, scale: 2 }));
const money = fc.record({
  quantity: cents,
  value: cents,
  accountValue: cents,
  interest: cents,
  accountInterest: cents,
  fee: cents,
});

describe('every entry balances in every unit [BNK-04]', () => {
  it('whatever is reserved, bought, sold and settled, in one currency or two', () => {
    fc.assert(
      fc.property(
        money,
        cents,
        fc.oneof(fc.constant(zero), cents),
        fc.constantFrom('USD', 'EUR'),
        (trade, reserved, needed, currency) => {
          const same =
            currency === 'USD'
              ? { ...trade, accountValue: trade.value, accountInterest: trade.interest }
              : trade;
          const buy = buyEntry(parties(currency), same, reserved, needed);
          for (const lines of [
            reserveCash('account', currency, reserved),
            blockSecurities('depot', 'share', trade.quantity),
            buy.lines,
            sellEntry(parties(currency), same),
            settlementEntry(parties(currency), 'BUY', trade.quantity, trade.value),
          ]) {
            expect(() => balanced(lines)).not.toThrow();
          }
          expect(buy.reservedLeft.units >= 0n).toBe(true);
          expect(compare(buy.reservedLeft, needed)).toBeLessThanOrEqual(0);
          expect(compare(buy.reservedLeft, reserved)).toBeLessThanOrEqual(0);
        },
      ),
    );
  });

  it.each([
    ['what the rest needs, of what is left', '150.00', '49.00', '49.00'],
    ['what is left, where the rest needs more', '150.00', '80.00', '50.00'],
    ['nothing, where it has cost more than was bound', '90.00', '49.00', '0.00'],
    ['nothing after the last execution', '150.00', '0.00', '0.00'],
  ])('leaves bound %s', (_, reserved, needed, left) => {
    const [ninety, none] = [decimal('90.00'), decimal('0.00')];
    const trade = {
      quantity: decimal('1'),
      value: ninety,
      accountValue: ninety,
      interest: none,
      accountInterest: none,
      fee: decimal('10.00'),
    };
    const buy = buyEntry(parties('USD'), trade, decimal(reserved), decimal(needed));
    expect(compare(buy.reservedLeft, decimal(left))).toBe(0);
    // What is neither paid nor bound is free again.
    const ofAccount = buy.lines.filter(({ owner }) => owner === 'account');
    expect(decimalText(sum(ofAccount.map(({ amount }) => amount)))).toBe('-100.00');
  });

  it('refuses one that does not', () => {
    expect(() =>
      balanced([into('CASH', 'a', 'EUR', decimal('1.00')), outOf('FEES', '', 'EUR', decimal('0.99'))]),
    ).toThrow(/0\.01 of EUR/);
    expect(() =>
      balanced([into('CASH', 'a', 'EUR', decimal('1')), outOf('CASH', 'a', 'USD', decimal('1'))]),
    ).toThrow(/EUR/);
  });
});

describe('lots, first in first out [BNK-04]', () => {
  const lot = (lotId: string, quantity: string, price: string): Lot => ({
    lotId,
    quantity: decimal(quantity),
    remaining: decimal(quantity),
    price: decimal(price),
    costEur: decimal(price),
  });
  const lots = [lot('old', '10', '100'), lot('new', '30', '200')];

  it('sells the oldest first', () => {
    expect(
      consumeLots(lots, decimal('15')).map(({ lotId, remaining }) => [lotId, decimalText(remaining)]),
    ).toEqual([
      ['old', '0'],
      ['new', '25'],
    ]);
  });

  it('never sells what is not there', () => {
    expect(() => consumeLots(lots, decimal('41'))).toThrow();
  });

  it('averages the price of what is held, and knows none for nothing', () => {
    const average = averagePrice(lots);
    expect(average === undefined ? undefined : decimalText(average)).toBe('175.0000');
    expect(averagePrice([])).toBeUndefined();
    expect(decimalText(heldCostEur(lots))).toBe('300.00');
  });

  it('keeps what is not sold, whatever is sold', () => {
    const quantities = fc.array(fc.bigInt({ min: 1n, max: 1_000n }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(quantities, fc.double({ min: 0, max: 1, noNaN: true }), (bought, part) => {
        const held = bought.map((units, index) => lot(String(index), units.toString(), '1'));
        const total = heldQuantity(held);
        const sold = { units: BigInt(Math.floor(Number(total.units) * part)), scale: 0 };
        const touched = consumeLots(held, sold);
        const left = held.map(
          (each) => touched.find(({ lotId }) => lotId === each.lotId)?.remaining ?? each.remaining,
        );
        expect(compare(add(sum(left), sold), total)).toBe(0);
      }),
    );
  });
});
