import type { ExchangeRate } from '@domain/money/exchange-rate';
import type * as t from 'io-ts';
import { wireAmount } from './wire-amount';
import { wireObject } from './wire-object';

/** What a currency is changed at, in its units for one euro (api.md 8). */
export const wireFxRate = wireObject('FxRate', { bid: wireAmount, ask: wireAmount });

/** The domain's rate. */
export const toExchangeRate = ({ bid, ask }: t.TypeOf<typeof wireFxRate>): ExchangeRate => ({
  currency: bid.unit,
  bid: bid.value,
  ask: ask.value,
});
