import type { Instant } from '@domain/time/instant';
import type { LocalDate } from '@domain/time/local-date';
import { MOST_IDENTIFIERS } from '../catalogue/field-spec';

/** What an advertising reference stands for (brokerage.md 3). */
export interface AdvertisingReference {
  /** What the bank calls it in its sales. */
  readonly marketingProductKey: string | undefined;
  readonly productModuleIds: readonly string[];
  readonly productBundleIds: readonly string[];
  readonly applicationType: string | undefined;
}

/** A module of a product, on offer from one day through another. */
export interface ProductModule {
  readonly id: string;
  /** The bank's, German. */
  readonly name: string;
  readonly validFrom: LocalDate;
  readonly validTo: LocalDate;
}

/** A bundle of products. */
export interface ProductBundle {
  readonly id: string;
  /** The bank's, German. */
  readonly name: string;
}

/** Whether a module is on offer: from its first through its last day, by the date in UTC (brokerage.md 5). */
export function isOnOffer({ validFrom, validTo }: ProductModule, now: Instant): boolean {
  const today = new Date(now).toISOString().slice(0, 10);
  return validFrom <= today && today <= validTo;
}

/** What a link has said of advertisement, modules and bundles. */
export interface AdvertisingQuery {
  readonly wref: string | undefined;
  readonly moduleIds: readonly string[];
  readonly bundleIds: readonly string[];
}

/** A shorter query is no choice of modules or bundles (brokerage.md 9); of the raw query without its question mark. */
const SHORTEST_CHOICE = 33;

/** The values of a name in a query, in their order. */
type ValuesOf = (name: string) => readonly string[];

/** Reads the query of an application from its raw text and its values: `modules=a,b`, or repeated. */
export function advertisingQuery(search: string, valuesOf: ValuesOf): AdvertisingQuery {
  const isChoice = search.replace(/^\?/, '').length >= SHORTEST_CHOICE;
  const ids = (name: string): readonly string[] =>
    isChoice ? valuesOf(name).flatMap((each) => each.split(',').filter((id) => ID.test(id))) : [];
  const [wref = ''] = valuesOf('wref');
  return { wref: ID.test(wref) ? wref : undefined, moduleIds: ids('modules'), bundleIds: ids('bundles') };
}

/** Of the ids that somebody names, each once, and as many as the bank takes. */
export const takenIds = (named: readonly string[]): readonly string[] =>
  [...new Set(named)].slice(0, MOST_IDENTIFIERS);

const ID = /^[\w.:-]{1,64}$/;
