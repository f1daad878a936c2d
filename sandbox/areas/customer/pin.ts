import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** Cost of one check; small on purpose, since the demo PINs are public and a fresh world has to be quick. */
const COST = { N: 1024, r: 8, p: 1 };

/** Salt and hash to store for a PIN. */
export function protectedPin(pin: string): { salt: string; hash: string } {
  const salt = randomBytes(16).toString('base64');
  return { salt, hash: hashed(pin, salt).toString('base64') };
}

/** Whether it is the PIN, in time that does not depend on where it differs. */
export function isPin(pin: string, stored: { salt: string; hash: string }): boolean {
  const expected = Buffer.from(stored.hash, 'base64');
  const actual = hashed(pin, stored.salt);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const hashed = (pin: string, salt: string): Buffer => scryptSync(pin, salt, 32, COST);
