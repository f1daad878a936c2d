import * as t from 'io-ts';
import { wireAmount } from '../wire/wire-amount';
import { wireObject } from '../wire/wire-object';
import { wireDay } from '../wire/wire-time';

/** What a depot has been worth, day by day (wire.md). */
export const wireValueHistory = wireObject('ValueHistory', {
  values: t.array(
    wireObject('ValuePoint', { date: wireDay, currentValue: wireAmount }, { purchaseValue: wireAmount }),
  ),
});
