import type { Sight } from '@adapters/event-stream/sight';

/** A page that no other tab ever covers. */
export const alwaysSeen: Sight = { isSeen: () => true, onChange: () => undefined };
