import type { PricingDraft, PricingTexts } from '../draft/typed-draft';
import type { OrderTerms } from './order-terms';
import type { PriceDesk } from './price-desk';
import type { Read } from './reading';

/** Reads what finds the price of an order of one of these types. */
export type TermReader<T extends keyof PricingTexts> = (
  draft: PricingDraft<T>,
  desk: PriceDesk,
) => Read<OrderTerms<T>>;
