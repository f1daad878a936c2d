import type { TabPulse } from '@application/ports/tab-pulse';
import type { Pulse } from '@domain/session/pulse';

/** What the tabs of one browser in memory share; each tab has its own view of it. */
export class FakeTabPulses {
  readonly #tabs = new Map<TabPulse, Set<() => void>>();
  #pulse: Pulse | undefined;

  /** A further tab. */
  tab(): TabPulse {
    const listeners = new Set<() => void>();
    const tab: TabPulse = {
      read: () => this.#pulse,
      write: (pulse) => this.#write(pulse, tab),
      listen: (onOther) => {
        listeners.add(onOther);
        return () => void listeners.delete(onOther);
      },
    };
    this.#tabs.set(tab, listeners);
    return tab;
  }

  #write(pulse: Pulse, from: TabPulse): void {
    this.#pulse = pulse;
    for (const [tab, listeners] of this.#tabs) if (tab !== from) for (const tell of [...listeners]) tell();
  }
}
