import { decimal, decimalText } from '@domain/money/decimal';
import { instant } from '@domain/time/instant';
import { EUR, USD, unit } from '@domain/money/unit';
import { exchangeRate } from '@sandbox/market/price/exchange-rate';
import { tickSize, type LiquidityBand } from '@sandbox/market/price/tick-size';
import { dayBefore, dayClosingAfter, dayOpenedBy, openDay } from '@sandbox/market/venue/venue-hours';
import { fc } from '@tests/support/properties';
import { newYork, overTheCounter, tradegate, xetra } from './fixtures';

const at = (text: string) => instant(Date.parse(text));

describe('the grid of prices [BNK-04]', () => {
  it.each([
    ['55.00', 6, '0.01'],
    ['55.00', 1, '0.5'],
    ['0.05', 1, '0.0005'],
    ['150', 6, '0.02'],
    ['1500', 6, '0.2'],
    ['60000', 1, '500'],
  ] as const)('near %s in band %i has steps of %s (RTS 11)', (price, band: LiquidityBand, tick) => {
    expect(decimalText(tickSize(band, decimal(price)))).toBe(tick);
  });
});

describe('when venues are open [BNK-04]', () => {
  it.each([
    [xetra, '2026-11-23T09:00:00+01:00', true, 'the opening belongs to the day'],
    [xetra, '2026-11-23T08:59:59+01:00', false, 'a second before'],
    [xetra, '2026-11-23T17:30:00+01:00', false, 'the close does not belong to it'],
    [tradegate, '2026-11-23T21:59:59+01:00', true, 'Tradegate closes at 22:00'],
    [overTheCounter, '2026-11-23T08:00:00+01:00', true, 'over the counter from 8'],
    [xetra, '2026-11-21T12:00:00+01:00', false, 'Saturday'],
    [xetra, '2026-05-14T12:00:00+02:00', true, 'Ascension is an exchange day'],
    [xetra, '2026-04-03T12:00:00+02:00', false, 'Good Friday'],
    [xetra, '2026-12-30T13:59:59+01:00', true, '30 December before two'],
    [xetra, '2026-12-30T14:00:00+01:00', false, '30 December closes at two'],
    [xetra, '2026-07-01T09:00:00+02:00', true, 'summer time'],
    [newYork, '2026-11-23T15:30:00+01:00', true, '9:30 in New York'],
    [newYork, '2026-11-23T15:29:59+01:00', false, 'a second before'],
    [newYork, '2026-03-16T14:30:00+01:00', true, 'New York has summer time two weeks earlier'],
    [newYork, '2026-11-26T17:00:00+01:00', false, 'Thanksgiving'],
  ])('%o at %s: %s (%s)', (venue, moment, isOpen) => {
    expect(openDay(venue, at(moment)) !== undefined).toBe(isOpen);
  });

  it('puts every moment between the day that has opened and the one that will close', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(xetra, tradegate, newYork),
        fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
        (venue, millisecond) => {
          const moment = instant(millisecond);
          const opened = dayOpenedBy(venue, moment);
          const closing = dayClosingAfter(venue, moment);
          expect(opened.opens).toBeLessThanOrEqual(moment);
          expect(closing.closes).toBeGreaterThan(moment);
          expect(dayBefore(venue, opened).closes).toBeLessThan(opened.opens);
          expect(openDay(venue, moment) === undefined).toBe(opened.date !== closing.date);
        },
      ),
    );
  });
});

describe('exchange rates [BNK-04]', () => {
  it('are 1 for the euro, near the middle for others, and stand still at the weekend', () => {
    const saturday = at('2026-11-21T12:00:00+01:00');
    expect(decimalText(exchangeRate(1, EUR, saturday))).toBe('1');
    expect(exchangeRate(1, USD, saturday)).toEqual(exchangeRate(1, USD, at('2026-11-22T20:00:00+01:00')));
    fc.assert(
      fc.property(
        fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2040-01-01T00:00:00Z') }),
        (moment) => {
          const rate = Number(decimalText(exchangeRate(1, USD, instant(moment))));
          expect(rate).toBeGreaterThan(0.85);
          expect(rate).toBeLessThan(1.4);
        },
      ),
    );
  });

  it('know no unknown currency', () => {
    expect(() => exchangeRate(1, unit('XAU'), at('2026-11-23T12:00:00Z'))).toThrow('XAU');
  });
});
