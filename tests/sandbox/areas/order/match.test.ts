import { decimal, decimalText } from '@domain/money/decimal';
import { match } from '@sandbox/areas/order/trade/match';
import type { ExecutionTerms } from '@sandbox/areas/order/trade/working-order';

const quote = {
  last: decimal('100.00'),
  bid: decimal('99.90'),
  ask: decimal('100.10'),
  bidSize: decimal('40'),
  askSize: decimal('60'),
  sequence: 7,
};
const market: ExecutionTerms = { kind: 'market' };
const limit = (price: string): ExecutionTerms => ({ kind: 'limit', limit: decimal(price) });
const stop = (price: string): ExecutionTerms => ({ kind: 'stop', trigger: decimal(price) });

describe('an order against the book of one second [BNK-04]', () => {
  it.each([
    ['a market buy pays the ask', 'BUY', market, 'LAST', '50', 'execute 50 at 100.10'],
    ['a market sale gets the bid', 'SELL', market, 'LAST', '10', 'execute 10 at 99.90'],
    ['no more is bought than is offered', 'BUY', market, 'LAST', '100', 'execute 60 at 100.10'],
    ['no more is sold than is wanted', 'SELL', market, 'LAST', '100', 'execute 40 at 99.90'],
    ['a buy limit below the ask waits, even at the last price', 'BUY', limit('100.00'), 'LAST', '10', 'none'],
    ['a buy limit at the ask executes', 'BUY', limit('100.10'), 'LAST', '10', 'execute 10 at 100.10'],
    [
      'a buy limit above the ask executes better',
      'BUY',
      limit('105.00'),
      'LAST',
      '10',
      'execute 10 at 100.10',
    ],
    ['a sell limit above the bid waits', 'SELL', limit('99.91'), 'LAST', '10', 'none'],
    [
      'a sell limit below the bid executes better',
      'SELL',
      limit('95.00'),
      'LAST',
      '10',
      'execute 10 at 99.90',
    ],
    ['a buy stop on the last price waits below it', 'BUY', stop('100.05'), 'LAST', '10', 'none'],
    ['the same stop triggers on the ask of a market maker', 'BUY', stop('100.05'), 'QUOTE', '10', 'trigger'],
    ['a buy stop triggers at its price', 'BUY', stop('100.00'), 'LAST', '10', 'trigger'],
    ['a sell stop on the last price waits above it', 'SELL', stop('99.95'), 'LAST', '10', 'none'],
    ['the same stop triggers on the bid of a market maker', 'SELL', stop('99.95'), 'QUOTE', '10', 'trigger'],
  ] as const)('%s', (_reason, side, terms, reference, open, expected) => {
    const found = match({ side, terms, open: decimal(open), usedSequence: 6 }, quote, reference);
    const text =
      found.kind === 'execute'
        ? `execute ${decimalText(found.quantity)} at ${decimalText(found.price)}`
        : found.kind;
    expect(text).toBe(expected);
  });

  it('uses each quote once', () => {
    expect(
      match({ side: 'BUY', terms: market, open: decimal('1'), usedSequence: 7 }, quote, 'LAST').kind,
    ).toBe('none');
  });
});
