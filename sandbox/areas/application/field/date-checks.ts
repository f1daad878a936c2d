import { localDate, type LocalDate } from '@domain/time/local-date';
import * as O from 'fp-ts/Option';
import { problem } from './field-problem';
import type { CheckMoment, FieldCheck } from './field-check';

const YEARS = /^(19|20)\d\d-/;

const readDay = (value: string): LocalDate | undefined =>
  YEARS.test(value) ? O.toUndefined(localDate(value)) : undefined;

const day =
  (further: (day: LocalDate, moment: CheckMoment) => ReturnType<FieldCheck>): FieldCheck =>
  (value, moment) => {
    const read = readDay(value);
    return read === undefined ? problem('fehler-datum-ungueltig') : further(read, moment);
  };

/** A day that has been, or is today. */
export const pastDay: FieldCheck = day((value, { today }) =>
  value > today ? problem('fehler-datum-in-zukunft') : undefined,
);

/** Today or a day to come. */
export const futureDay: FieldCheck = day((value, { today }) =>
  value < today ? problem('fehler-datum-in-vergangenheit') : undefined,
);

/** The last day on which an identity card is good. */
export const lastDayOfCard: FieldCheck = day((value, { today }) =>
  value < today ? problem('fehler-ausweis-abgelaufen') : undefined,
);

/** A month that has begun. */
export const pastMonth: FieldCheck = (value, { today }) => {
  if (readDay(`${value}-01`) === undefined) return problem('fehler-datum-ungueltig');
  return value > today.slice(0, 7) ? problem('fehler-datum-in-zukunft') : undefined;
};

/** How old somebody is who was born on that day. */
export function ageOn(today: LocalDate, born: string): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
