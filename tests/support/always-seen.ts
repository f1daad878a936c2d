import type { Connection } from '@application/ports/connection';
import type { Sight } from '@adapters/event-stream/sight';

/** A page that no other tab ever covers. */
export const alwaysSeen: Sight = { isSeen: () => true, onChange: () => undefined };

/** A bank that is never out of reach. */
export const alwaysReached: Connection = { isUp: () => true, listen: () => () => undefined };
