import type { DepotId } from '../codes/ids';
import type { KnownGroup } from './group-progress';
import { knowledgeClasses, type KnowledgeClass } from './product-group';

/** A depot that is to be meant for a customer who knows this much, or this little (api.md 9). */
export interface TargetMarketChange {
  readonly depotId: DepotId;
  readonly targetMarket: KnowledgeClass;
}

/** The classes a depot can be meant for, from the least to the most demanding. */
export const targetMarkets = [
  'BASIC',
  'ADVANCED',
  'EXPERT',
  'SPECIAL',
] as const satisfies readonly KnowledgeClass[];

/** The class by the bank's word for it; a word this portal does not know says nothing. */
export const targetMarketNamed = (word: string | undefined): KnowledgeClass =>
  knowledgeClasses.find((known) => known === word) ?? 'UNKNOWN';

/** Whether more is asked of the customer than before: that takes a TAN. Nothing said stands below everything. */
export const isRaised = (from: KnowledgeClass, to: KnowledgeClass): boolean => heightOf(to) > heightOf(from);

const heightOf = (market: KnowledgeClass): number => targetMarkets.findIndex((each) => each === market);

/** The most a customer may choose: the class of the most demanding group they have proved; BASIC is everybody's. */
export const highestMarket = (groups: readonly KnownGroup[]): KnowledgeClass =>
  groups
    .filter(({ progress }) => progress.status === 'VERIFIED')
    .reduce<KnowledgeClass>(
      (highest, { group }) => (isRaised(highest, group.knowledgeClass) ? group.knowledgeClass : highest),
      'BASIC',
    );
