import * as O from 'fp-ts/Option';
import { instant, type Instant } from './instant';
import { berlinOffset, berlinText } from './berlin-time';

const SHAPE = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:,(\d{1,6}))?([+-]\d{2})$/;

/**
 * Reads DateTimeString "2026-01-31T17:35:00+01" and TimestampString "2026-01-31T09:02:35,116000+01"
 * (api.md 1), neither of which `Date` accepts. Microseconds are cut to milliseconds.
 */
export function parseWireTime(text: string): O.Option<Instant> {
  const [, seconds, fraction = '', zone] = SHAPE.exec(text) ?? [];
  if (seconds === undefined || zone === undefined) return O.none;
  const milliseconds = Date.parse(`${seconds}.${fraction.padEnd(3, '0').slice(0, 3)}${zone}:00`);
  return Number.isNaN(milliseconds) ? O.none : O.some(instant(milliseconds));
}

/** The moment as DateTimeString in Berlin time. */
export const dateTimeText = (moment: Instant): string =>
  `${berlinText(moment).slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}+0${berlinOffset(moment)}`;

/** The moment as TimestampString in Berlin time, with six fraction digits. */
export const timestampText = (moment: Instant): string =>
  `${berlinText(moment).replace('.', ',')}000+0${berlinOffset(moment)}`;
