import { instant, type Instant } from '@domain/time/instant';
import * as t from 'io-ts';

/** A moment, as milliseconds since 1970. */
export const storedInstant = new t.Type<Instant, number>(
  'Instant',
  (value): value is Instant => t.number.is(value),
  (input, context) => (t.number.is(input) ? t.success(instant(input)) : t.failure(input, context)),
  t.identity,
);
