import { createHash, randomUUID } from 'node:crypto';

/** Where the two last groups of a UUID begin. */
const RANDOM_PART = 19;

/**
 * A maker of UUIDs version 7 (RFC 9562): the first 48 bits are the real time, the next 12 count within one
 * millisecond, so ids of one process ascend and rows can be ordered by them without a database sequence.
 */
export function uuidMaker(realNow: () => number): () => string {
  let last = 0;
  let count = 0;
  return () => {
    const now = Math.max(realNow(), last);
    count = now === last ? count + 1 : 0;
    last = count > 0xfff ? now + 1 : now;
    if (count > 0xfff) count = 0;
    const time = last.toString(16).padStart(12, '0');
    // The variant and 62 random bits are the same in every version; the platform draws them in stock.
    const tail = randomUUID().slice(RANDOM_PART);
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}-${tail}`;
  };
}

/**
 * The id of a seeded thing: a UUID (version 8) that depends on nothing but its kind and name, so that the same
 * instrument, depot or customer keeps its id over every reset and every machine.
 */
export function stableId(kind: string, name: string): string {
  const hash = createHash('sha256').update(`${kind}\n${name}`).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return dashed(hash.subarray(0, 16).toString('hex'));
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of a UUID of any version; ids that have not are answered with 404 unasked. */
export const isUuid = (text: string): boolean => UUID.test(text);

function dashed(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
