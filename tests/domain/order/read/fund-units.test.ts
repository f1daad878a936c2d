import { fundHouse, sap, tradegate, uniGlobal } from '@adapters/fake/bank/fake-market';
import type { Instrument } from '@domain/instrument/instrument';
import type { Venue } from '@domain/instrument/venue';
import { decimal } from '@domain/money/decimal';
import { isDivided } from '@domain/order/read/read-trade';

describe('parts of fund units [ORD-08]', () => {
  it.each<[string, Instrument, Venue | undefined, boolean, string]>([
    ['0.5', uniGlobal, tradegate, true, 'no exchange takes them'],
    ['10.001', uniGlobal, tradegate, true, 'however small'],
    ['10', uniGlobal, tradegate, false, 'whole units trade there'],
    ['10.000', uniGlobal, tradegate, false, 'written with zeros, too'],
    ['0.5', uniGlobal, fundHouse, false, 'the company takes them'],
    ['0.5', sap, tradegate, false, 'what is said of shares is said elsewhere'],
    ['0.5', uniGlobal, undefined, false, 'nothing is known before a venue is'],
  ])('%s: %#', (units, instrument, venue, expected) => {
    expect(isDivided(decimal(units), instrument, venue, 'BUY')).toBe(expected);
  });

  it('are sold anywhere: a savings plan has left them [SAV-07]', () => {
    expect(isDivided(decimal('10.001'), uniGlobal, tradegate, 'SELL')).toBe(false);
  });
});
