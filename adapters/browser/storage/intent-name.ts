import type { IntentId } from '@domain/codes/ids';

/** How the names begin under which intents are stored. */
export const INTENT_PREFIX = 'intent/';

/** The name under which an intent is stored; its key is in it, so that it is known whatever the text says. */
export const intentName = (id: IntentId): string => INTENT_PREFIX + id;
