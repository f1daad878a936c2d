import type { IntentId } from '@domain/codes/ids';

/** The lock that a page holds while it waits for the answer to a release; it ends with the page. */
export const sendingLock = (id: IntentId): string => `sending/${id}`;

/** Milliseconds after which no page waits for the answer to a release any more, whatever it holds: twice the longest call. */
export const SENDING_PATIENCE = 60_000;
