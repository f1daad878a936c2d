import { addDays, type LocalDate } from '@domain/time/local-date';
import { Type } from 'typebox';

/** A day of a filter, or so many days before today, as `-1d` (api.md 8). */
export const DayQuery = Type.Optional(
  Type.String({
    pattern: '^([0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])|-[0-9]{1,4}d)$',
    description: 'A day, or so many days before today: `2026-11-23`, `-1d`.',
  }),
);

/** The day that a filter means, as text that sorts; undefined where nothing was said. */
export const dayOf = (query: string | undefined, today: LocalDate): string | undefined =>
  query?.startsWith('-') === true ? addDays(today, -Number(query.slice(1, -1))) : query;
