import { localDate } from '@domain/time/local-date';
import { localTime } from '@domain/time/local-time';
import { dateTimeText, parseWireTime, timestampText } from '@domain/time/wire-time';
import { wireText } from './wire-text';

/** DateTimeString "2026-01-31T17:35:00+01" (api.md 1). */
export const wireDateTime = wireText('DateTimeString', parseWireTime, dateTimeText);

/** TimestampString "2026-01-31T09:02:35,116000+01" (api.md 1). */
export const wireTimestamp = wireText('TimestampString', parseWireTime, timestampText);

/** DateString "2026-01-31" of a day that exists (api.md 1). */
export const wireDay = wireText('DateString', localDate, String);

/** A time of day "14:30". */
export const wireTimeOfDay = wireText('TimeOfDay', localTime, (time) => time.slice(0, 5));
