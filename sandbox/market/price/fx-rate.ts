import type { Decimal } from '@domain/money/decimal';
import { EUR, type Unit } from '@domain/money/unit';
import { Type, type Static } from 'typebox';
import { AmountSchema } from '@sandbox/platform/http/schemas';
import { wireAmount } from './wire-amount';

/** What the bank buys and sells a currency at, in units for one euro (api.md 8). */
export const FxRateSchema = Type.Object({ bid: AmountSchema, ask: AmountSchema });

/** Both sides of a rate, null where no money is changed; this bank changes at the middle, so they are the same. */
export const fxRateOf = (rate: Decimal, currency: Unit): Static<typeof FxRateSchema> | null =>
  currency === EUR ? null : { bid: wireAmount(rate, currency), ask: wireAmount(rate, currency) };
