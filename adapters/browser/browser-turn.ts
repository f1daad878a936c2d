import type { Turn } from '@application/ports/turn';

/** Goes on in a task of its own. */
export const browserTurn: Turn = () => new Promise((resolve) => setTimeout(resolve));
