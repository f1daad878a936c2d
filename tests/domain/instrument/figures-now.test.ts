import type { DerivativeFigures } from '@domain/instrument/derivative-figures';
import { figuresNow } from '@domain/instrument/figures-now';
import type { VenueQuote } from '@domain/instrument/venue';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, POINTS, USD } from '@domain/money/unit';
import { quote } from '../support/samples';

const last = (price: string, unit = EUR): VenueQuote => ({ ...quote, last: amount(price, unit) });
const rate = { currency: USD, bid: decimal('1.2499'), ask: decimal('1.2501') };

const { last: _none, ...unpriced }: VenueQuote = quote;

/** As the bank told it when the page was opened: 240.00, and 12 times 2.00. */
const call: DerivativeFigures = {
  underlying: '723610',
  underlyingPrice: amount('240.00', EUR),
  strike: amount('260.00', EUR),
  warrantType: 'Call',
  multiplier: decimal('0.1'),
  leverage: decimal('12.00'),
};

describe('the figures of a derivative at the prices of now [PUB-01]', () => {
  it.each<[string, DerivativeFigures, VenueQuote, VenueQuote, object]>([
    [
      'a tenth of 250.00 is 10 times 2.50; 10.00 are 4 % of 250.00',
      call,
      last('2.50'),
      last('250.00'),
      {
        underlyingPrice: amount('250.00', EUR),
        leverage: decimal('10.00'),
        distance: { amount: amount('10.00', EUR), percent: decimal('4.00'), moneyness: 'out' },
      },
    ],
    [
      'beyond its strike it is worth what is beyond',
      call,
      last('4.00'),
      last('300.00'),
      {
        leverage: decimal('7.50'),
        distance: { amount: amount('40.00', EUR), percent: decimal('13.33'), moneyness: 'in' },
      },
    ],
    [
      'a put gains below its strike',
      { ...call, warrantType: 'Put', strike: amount('24.00', EUR) },
      last('0.40'),
      last('20.00'),
      {
        leverage: decimal('5.00'),
        distance: { amount: amount('4.00', EUR), percent: decimal('20.00'), moneyness: 'in' },
      },
    ],
    [
      'at the strike it is neither',
      { ...call, warrantType: 'Put' },
      last('2.00'),
      last('260.00'),
      { distance: { amount: amount('0.00', EUR), percent: decimal('0.00'), moneyness: 'at' } },
    ],
    [
      'both in one currency: a tenth of 250 USD is 20 EUR at 1.25',
      { ...call, strike: amount('240.00', USD) },
      last('2.00'),
      { ...last('250.00', USD), exchangeRate: rate },
      {
        leverage: decimal('10.00'),
        distance: { amount: amount('10.00', USD), percent: decimal('4.00'), moneyness: 'in' },
      },
    ],
  ])('%s', (_, told, own, underlying, expected) => {
    expect(figuresNow(told, { own, underlying })).toMatchObject(expected);
  });

  it('of an index are its level, and no leverage', () => {
    const told = {
      underlying: '846900',
      underlyingPrice: amount('23985.00', POINTS),
      multiplier: decimal('0.01'),
    };
    const figures = figuresNow(told, { own: last('241.70'), underlying: last('24010.50', POINTS) });
    expect(figures).toEqual({ underlyingPrice: amount('24010.50', POINTS) });
  });

  it.each<[string, VenueQuote | undefined, VenueQuote | undefined]>([
    ['either quote', undefined, undefined],
    ['the quote of the underlying', last('2.00'), undefined],
    ['a last price of the underlying', last('2.00'), unpriced],
    ['a price of its own', last('0.00'), last('240.00')],
    ['the rate of the underlying’s currency', last('2.00'), last('240.00', USD)],
  ])('keep the leverage that the bank has told without %s', (_, own, underlying) => {
    expect(figuresNow(call, { own, underlying }).leverage).toEqual(decimal('12.00'));
  });

  it('keep the leverage that the bank has told where it is not known what is a right to what', () => {
    const { warrantType: _right, ...unnamed } = call;
    const { multiplier: _share, ...unmeasured } = call;
    const quotes = { own: last('2.50'), underlying: last('250.00') };
    expect(figuresNow(unnamed, quotes).leverage).toEqual(decimal('12.00'));
    expect(figuresNow(unnamed, quotes)).not.toHaveProperty('distance');
    expect(figuresNow(unmeasured, quotes).leverage).toEqual(decimal('12.00'));
  });

  it('round a half up, of leverage and of distance', () => {
    // A piece stands for 0.25 of 2.00, which is 0.125 times; 1.00 of 800.00 is 0.125 %.
    expect(
      figuresNow({ ...call, multiplier: decimal('0.0125') }, { own: last('2.00'), underlying: last('20.00') })
        .leverage,
    ).toEqual(decimal('0.13'));
    const near = figuresNow(
      { ...call, strike: amount('799.00', EUR) },
      { own: undefined, underlying: last('800.00') },
    );
    expect(near.distance?.percent).toEqual(decimal('0.13'));
  });

  it('say no distance between two currencies', () => {
    const figures = figuresNow(call, { own: undefined, underlying: last('240.00', USD) });
    expect(figures).not.toHaveProperty('distance');
  });
});
