import type { Turn } from '../ports/turn';

/** Does work part by part, each in a turn of its own: a slow telephone answers to a finger in between. */
export async function inTurns<T>(parts: Iterator<void, T>, turn: Turn): Promise<T> {
  for (;;) {
    await turn();
    const part = parts.next();
    if (part.done === true) return part.value;
  }
}
