import * as O from 'fp-ts/Option';
import type { Brand } from '../codes/brand';

/** A time of day 'HH:MM:SS'. Comparing the texts compares the times. */
export type LocalTime = Brand<string, 'LocalTime'>;

/** Reads HH:MM or HH:MM:SS. */
export function localTime(text: string): O.Option<LocalTime> {
  const [, minutes, seconds = '00'] = /^((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  return minutes === undefined ? O.none : O.some(`${minutes}:${seconds}` as LocalTime);
}

/** A time of day written in the code. One that does not exist is a bug and throws. */
export function timeOfDay(text: string): LocalTime {
  const time = localTime(text);
  if (O.isNone(time)) throw new Error(`Not a time of day: '${text}'`);
  return time.value;
}
