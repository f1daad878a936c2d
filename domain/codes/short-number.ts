/** How many characters of a number people read out. */
const READABLE = 8;

/**
 * So much of a number as people can read out and tell from another; the search finds an order by it (OBK-01). It is the
 * end: the beginning is the moment the number was made, which the parts of one order share.
 */
export const shortNumber = (id: string): string => id.slice(-READABLE);
