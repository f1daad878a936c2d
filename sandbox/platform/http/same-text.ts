import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two texts in time that does not depend on where they differ. */
export function sameText(a: string, b: string): boolean {
  const left = createHash('sha256').update(a).digest();
  const right = createHash('sha256').update(b).digest();
  return timingSafeEqual(left, right);
}
