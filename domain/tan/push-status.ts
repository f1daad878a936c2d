/** What the bank says of a push approval (portal.md 3). */
export const pushStatuses = [
  'PENDING',
  'AUTHENTICATED',
  'EXPIRED',
  'DECLINED',
  'DECLINED_INVALID_TX',
] as const;

/** One state of a push approval. */
export type PushStatus = (typeof pushStatuses)[number];

/** An approval that ended without consent; the customer may ask again (portal.md 4). */
export type RefusedPushStatus = Exclude<PushStatus, 'PENDING' | 'AUTHENTICATED'>;
