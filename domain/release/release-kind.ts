/** Everything a customer releases, each kind registered with its gateway (docs/adr/0009). */
export const releaseKinds = [
  'order',
  'quote-order',
  'quote-ticket',
  'change',
  'cancellation',
  'application',
  'application-release',
  'savings-plan',
  'savings-plan-change',
  'savings-plan-end',
  'target-market',
  'fund-order',
  'fund-order-change',
  'fund-order-cancellation',
  'fund-reference-account',
  'message',
] as const;

/** One of them. */
export type ReleaseKind = (typeof releaseKinds)[number];
