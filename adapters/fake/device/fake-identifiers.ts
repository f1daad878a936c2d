import { tabId, type TabId } from '@domain/codes/tab-id';
import type { Identifiers } from '@application/ports/identifiers';

/** Identifiers that count up, so that tests can name them; unequal between tabs. */
export class FakeIdentifiers implements Identifiers {
  #count = 0;

  constructor(private readonly name = '1') {}

  uuid(): string {
    this.#count += 1;
    return `00000000-0000-4000-8000-${this.name.padStart(4, '0')}${String(this.#count).padStart(8, '0')}`;
  }

  tab(): TabId {
    return tabId(`tab-${this.name}`);
  }
}
