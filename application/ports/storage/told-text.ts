import type { Option } from 'fp-ts/Option';

/** How what was told of something is written into its intent, and read from it: `none` where an older portal wrote otherwise. */
export interface ToldText<T> {
  write(told: T): string;
  read(text: string): Option<T>;
}
