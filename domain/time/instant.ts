import type { Brand } from '../codes/brand';

/** A moment, in milliseconds since 1 January 1970 UTC. */
export type Instant = Brand<number, 'Instant'>;

/** Names milliseconds since 1 January 1970 UTC as a moment. */
export const instant = (milliseconds: number): Instant => milliseconds as Instant;

/** The moment so many milliseconds later. */
export const later = (moment: Instant, milliseconds: number): Instant => instant(moment + milliseconds);
