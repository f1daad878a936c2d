import type { Issue } from '../issue';
import type { Placed } from './placed';

/** What the form said when the bank was asked: an answer counts only where it still says so. */
export type Asked = ReadonlyMap<string, unknown>;

/** What the bank said, and to what. */
export interface BankAnswer {
  readonly asked: Asked;
  readonly issues: readonly Issue[];
}

/** Notes what stands in all these places. */
export const askedAbout = (places: readonly Placed[]): Asked =>
  new Map(places.map(({ path, entry }) => [path, entry]));
