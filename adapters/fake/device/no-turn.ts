import type { Turn } from '@application/ports/turn';

/** Nobody waits: goes on at once. */
export const noTurn: Turn = () => Promise.resolve();
