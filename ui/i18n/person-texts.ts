import type { AccountHolding } from '@domain/depot/account-holding';
import type { PersonRelation } from '@domain/person/person-relation';
import type { TextLookup } from './texts';

/** What somebody is to a product, in words (KIT-15). */
export const relationText = (t: TextLookup, relation: PersonRelation | undefined): string =>
  t(`person.relation.${relation ?? 'unknown'}`);

/** Whether something belongs to one person or to several, in words (KIT-15). */
export const holdingText = (t: TextLookup, holding: AccountHolding): string => t(`person.holding.${holding}`);
