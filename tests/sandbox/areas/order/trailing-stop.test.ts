import { decimal, decimalText, trimmed } from '@domain/money/decimal';
import { followed, type TrailingTerms } from '@sandbox/areas/order/trade/trailing-stop';
import type { TrailingDistance } from '@sandbox/areas/order/trade/working-order';
import { fc } from '@tests/support/properties';
import { share } from '../../market/fixtures';

const absolute = (distance: string) => ({ kind: 'absolute' as const, distance: decimal(distance) });
const relative = (percent: string) => ({ kind: 'relative' as const, percent: decimal(percent) });
const text = (terms: TrailingTerms): string => decimalText(trimmed(terms.trigger));

describe('a trailing stop [ORD-05]', () => {
  it.each<['BUY' | 'SELL', string, TrailingDistance, readonly string[], readonly string[], string]>([
    ['SELL', '55', absolute('3'), ['58', '60', '59', '62'], ['55', '57', '57', '59'], 'rises, never falls'],
    ['SELL', '90', relative('10'), ['100', '110', '105'], ['90', '99', '99'], 'a tenth of the price away'],
    ['BUY', '63', absolute('3'), ['60', '58', '59', '55'], ['63', '61', '61', '58'], 'falls, never rises'],
    ['BUY', '110', relative('10'), ['100', '90', '95'], ['110', '99', '99'], 'the same for a buy'],
    ['SELL', '59', absolute('3'), ['58', '61', '63'], ['59', '59', '60'], 'a start closer than the distance'],
  ])('%s from %s at %o through %j stands at %j: %s', (side, start, distance, prices, stops) => {
    let terms: TrailingTerms = { kind: 'trailing', trigger: decimal(start), distance };
    const seen = prices.map((price) => {
      terms = followed(terms, side, decimal(price), share({}));
      return text(terms);
    });
    expect(seen).toEqual(stops);
  });

  it('takes its limit along at the same distance', () => {
    const start = { kind: 'trailing' as const, trigger: decimal('55'), limit: decimal('54.50') };
    const { trigger, limit } = followed(
      { ...start, distance: absolute('3') },
      'SELL',
      decimal('62'),
      share({}),
    );
    expect([decimalText(trimmed(trigger)), decimalText(trimmed(limit ?? decimal('0'), 2))]).toEqual([
      '59',
      '58.50',
    ]);
  });

  it('never moves away from the market', () => {
    const cents = fc.integer({ min: 5_000, max: 15_000 }).map((each) => decimal((each / 100).toFixed(2)));
    fc.assert(
      fc.property(
        fc.constantFrom('BUY' as const, 'SELL' as const),
        cents,
        fc.array(cents),
        (side, start, prices) => {
          let terms: TrailingTerms = { kind: 'trailing', trigger: start, distance: relative('5') };
          for (const price of prices) {
            const before = Number(text(terms));
            terms = followed(terms, side, price, share({}));
            const moved = Number(text(terms)) - before;
            expect(side === 'SELL' ? moved : -moved).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
