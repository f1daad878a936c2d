/** Whether an account or depot belongs to one person or to several (portal.md 9). */
export type AccountHolding = 'single' | 'joint';

/** The words that say so: of applications (KPE, KPG) and of account types, whose joint ones end on J (api.md 4). */
const holdings: ReadonlyMap<string, AccountHolding> = new Map([
  ['KPE', 'single'],
  ['KPG', 'joint'],
  ['CA', 'single'],
  ['CAEU', 'single'],
  ['CAJ', 'joint'],
  ['CAEJ', 'joint'],
]);

/** Reads such a word; undefined where it does not say. */
export const accountHolding = (word: string): AccountHolding | undefined => holdings.get(word);
