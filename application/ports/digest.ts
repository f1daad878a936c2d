import type { Task } from 'fp-ts/Task';

/** A short text that only this text has: SHA-256 in hexadecimal digits; empty where the device cannot make one. */
export interface Digest {
  of(text: string): Task<string>;
}
