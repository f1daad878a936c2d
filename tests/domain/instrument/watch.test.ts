import { referencePrice, triggeringPrice } from '@domain/instrument/reference-price';
import type { VenueQuote } from '@domain/instrument/venue';
import { changeBetween, changeOfDay } from '@domain/instrument/watch';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import { quote } from '../support/samples';

const euros = (text: string) => amount(text, EUR);

describe('how a price has changed', () => {
  it('is told in money and in percent of the price before', () => {
    expect(changeBetween(euros('8.00'), euros('7.00'))).toEqual({
      absolute: euros('-1.00'),
      relative: decimal('-12.50'),
    });
    expect(changeBetween(euros('0.00'), euros('7.00'))).toEqual({
      absolute: euros('7.00'),
      relative: undefined,
    });
  });

  it.each([
    [undefined, euros('7.00')],
    [euros('7.00'), undefined],
    [undefined, undefined],
    [euros('7.00'), amount('7.00', USD)],
  ])('is not known from %j to %j', (before, now) => {
    expect(changeBetween(before, now)).toBeUndefined();
  });

  it('is, of the quote’s day, since the close before', () => {
    const today: VenueQuote = { ...quote, previousClose: euros('4.00'), last: euros('5.00') };
    expect(changeOfDay(today)).toEqual({ absolute: euros('1.00'), relative: decimal('25.00') });
  });
});

describe('the price that triggers [ORD-10]', () => {
  it.each([
    ['BUY', { type: 'EXCHANGE' }, 'last'],
    ['SELL', { type: 'EXCHANGE' }, 'last'],
    ['BUY', { type: 'OFF' }, 'ask'],
    ['SELL', { type: 'OFF' }, 'bid'],
    ['BUY', { type: 'EXCHANGE', triggerPrice: 'QUOTE' }, 'ask'],
    ['SELL', { type: 'EXCHANGE', triggerPrice: 'QUOTE' }, 'bid'],
    ['BUY', { type: 'OFF', triggerPrice: 'LAST' }, 'last'],
  ] as const)('of a %s at %j is %s', (side, venue, price) => {
    expect(triggeringPrice(side, venue)).toBe(price);
  });

  it('is another one where it is missing: the last, else the one of the side', () => {
    const { last: _last, bid: _bid, ask: _ask, ...bare } = quote;
    const off = { type: 'OFF' } as const;
    const exchange = { type: 'EXCHANGE' } as const;
    const sides = { ask: euros('2.00'), bid: euros('1.00') };
    expect(referencePrice('BUY', off, { ...bare, last: euros('1.50') })).toEqual(euros('1.50'));
    expect(referencePrice('BUY', exchange, { ...bare, ...sides })).toEqual(euros('2.00'));
    expect(referencePrice('SELL', exchange, { ...bare, ...sides })).toEqual(euros('1.00'));
    expect(referencePrice('SELL', off, bare)).toBeUndefined();
  });
});
