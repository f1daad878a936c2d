import { calendarDay } from '@domain/time/local-date';
import { Answers } from '@sandbox/areas/application/check/answers';
import { checkApplication } from '@sandbox/areas/application/check/check-application';
import type { CheckFacts } from '@sandbox/areas/application/check/check-facts';
import { productOf, type ProductId } from '@sandbox/areas/application/product';
import { wire, type Said } from './sample-fields';

const facts: CheckFacts = {
  today: calendarDay('2026-11-23'),
  productGroupIds: new Set(['etf', 'fonds', 'hebelprodukte']),
  isSecurity: (wkn) => wkn !== '000000',
  planObjections: () => [],
  isStatable: (id) => id !== 'hebelprodukte',
  isModule: (id) => id === 'module',
  isBundle: (id) => id === 'bundle',
  known: new Map(),
  cards: new Map(),
};

/** What the bank says, as field and key. */
export const told = (
  product: ProductId,
  said: Said,
  scope: 'all' | 'sent' = 'all',
  further: Partial<CheckFacts> = {},
): readonly string[] =>
  checkApplication(productOf(product), Answers.of(wire(said)), { ...facts, ...further }, scope).map(
    ({ key, origin }) => `${origin?.[0] ?? ''}: ${key}`,
  );

/** All of it but these. */
export const without = (said: Said, ...names: readonly string[]): Said =>
  Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name)));

/** What is said of a field that is left out. */
export const MISSING = 'fehler_pflichtfeld_nicht_gesetzt';
