import { memoryStorage } from '@adapters/browser/storage/text/memory-storage';
import type { TextStorage } from '@adapters/browser/storage/text/text-storage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testStore, type TestStore } from '../text-store';

const read = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(__dirname, file), 'utf8'));

/** Every kind of record as the code of eba402a wrote it, by the name in the store. */
export const firstRecords = read('records.json');

/** A device that the code of eba402a has left: what lies open, and some of the records, sealed for customer 7. */
export function firstDevice(): TextStorage {
  const storage = memoryStorage();
  for (const [place, text] of Object.entries(read('device.json'))) storage.setItem(place, text);
  return storage;
}

/** A store with all of those records whose names begin so. */
export async function firstStore(prefix: string): Promise<TestStore> {
  const tools = testStore();
  for (const [name, text] of Object.entries(firstRecords))
    if (name.startsWith(prefix)) await tools.store.save(name, text)();
  return tools;
}
