import { memoryStorage } from './memory-storage';
import type { TextStorage } from './text-storage';

/** The browser's storage, or memory where the browser forbids even looking at it (blocked cookies). */
export function usableStorage(open: () => TextStorage): TextStorage {
  try {
    const storage = open();
    storage.getItem('');
    return storage;
  } catch {
    return memoryStorage();
  }
}
