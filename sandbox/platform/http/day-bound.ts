import { addDays, type LocalDate } from '@domain/time/local-date';
import { Type } from 'typebox';

/** A day in a query, or so many days before the bank's own: `2026-01-31`, `-30d` (api.md 8); anything else is 400. */
export const DayBound = Type.Optional(
  Type.String({
    description: 'A day, or so many days before today: 2026-01-31 or -30d.',
    pattern: '^(\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])|-\\d{1,4}d)$',
  }),
);

/** The day a bound of a query stands for, as text that compares with days; `otherwise` where nothing is asked. */
export const boundDay = (bound: string | undefined, today: LocalDate, otherwise: string): string =>
  bound?.endsWith('d') === true ? addDays(today, Number.parseInt(bound, 10)) : (bound ?? otherwise);
