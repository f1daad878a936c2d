/** The sides of an order, as on the wire. */
export const sides = ['BUY', 'SELL'] as const;

/** Whether securities are bought or sold. */
export type Side = (typeof sides)[number];
