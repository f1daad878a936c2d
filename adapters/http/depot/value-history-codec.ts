import * as t from 'io-ts';
import { wireAmount } from '../client/wire-amount';
import { wireObject } from '../client/wire-object';
import { wireDay } from '../client/wire-time';

/** What a depot has been worth, day by day (wire.md). */
export const wireValueHistory = wireObject('ValueHistory', {
  values: t.array(
    wireObject('ValuePoint', { date: wireDay, currentValue: wireAmount }, { purchaseValue: wireAmount }),
  ),
});
