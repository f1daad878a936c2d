import type { Product } from './engine/product';

/** How the names of all drafts of applications begin. */
export const APPLICATION_DRAFTS = 'application-draft/';

/** Under which name the draft of an application is kept, and its intents know it. */
export const applicationDraftName = (product: Product): string => APPLICATION_DRAFTS + product;
