import * as TE from 'fp-ts/TaskEither';
import type { TaskEither } from 'fp-ts/TaskEither';

/** Where the browser keeps keys that no script can read out. */
type KeyPlace = Pick<IDBFactory, 'open'>;

const DATA_BASE = 'depotwerk';
const KEYS = 'keys';
const DRAFTS = 'drafts';

/**
 * This browser's own key for what somebody types who is not signed in (docs/decisions/wire.md): made here once, it can be
 * used on this origin and never read out. Where the browser keeps none, there is none.
 */
export const deviceKey = (crypto: Crypto, place: () => KeyPlace): TaskEither<unknown, CryptoKey> =>
  TE.tryCatch(
    async () => {
      const base = await opened(place());
      try {
        return (await kept(base)) ?? (await keep(base, await newKey(crypto)));
      } finally {
        base.close();
      }
    },
    (reason) => reason,
  );

const newKey = (crypto: Crypto): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

function opened(place: KeyPlace): Promise<IDBDatabase> {
  const request = place.open(DATA_BASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(KEYS);
  return answered(request);
}

async function kept(base: IDBDatabase): Promise<CryptoKey | undefined> {
  const found = await answered<unknown>(base.transaction(KEYS).objectStore(KEYS).get(DRAFTS));
  return isKey(found) ? found : undefined;
}

/** Another tab may have been quicker: what it sealed must stay readable, so that its key stands. */
async function keep(base: IDBDatabase, made: CryptoKey): Promise<CryptoKey> {
  const keys = base.transaction(KEYS, 'readwrite').objectStore(KEYS);
  const found = await answered<unknown>(keys.get(DRAFTS));
  if (isKey(found)) return found;
  await answered(keys.put(made, DRAFTS));
  return made;
}

const isKey = (found: unknown): found is CryptoKey =>
  typeof found === 'object' && found !== null && 'algorithm' in found;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('No answer of the data base'));
  });
