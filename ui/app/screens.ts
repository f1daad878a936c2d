import { patiently } from '@ui/components/progress/patiently';
import { createElement, type ComponentType } from 'react';
import type { RouteName } from './routes';

/** A page's code, fetched in its own chunk. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

/** Fetches a page's code. */
export type ScreenLoader = () => Promise<ScreenModule>;

/** The pages that are built; src fills it, all others show what will be there. */
export type ScreenRegistry = Readonly<Partial<Record<RouteName, ScreenLoader>>>;

/** What stands in for a page that is not built. */
const notYet =
  (name: RouteName): ScreenLoader =>
  async () => {
    const { NotYetPage } = await import('./failing/not-yet-page');
    return { Screen: () => createElement(NotYetPage, { route: name }) };
  };

/** Fetches pages once each; a failed fetch is tried again before it counts (SH-10). */
export class ScreenLibrary {
  readonly #registry: ScreenRegistry;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #ready = new Map<RouteName, ScreenModule>();

  constructor(registry: ScreenRegistry, wait: (milliseconds: number) => Promise<void>) {
    this.#registry = registry;
    this.#wait = wait;
  }

  /** The page if its code is here already. */
  ready(name: RouteName): ScreenModule | undefined {
    return this.#ready.get(name);
  }

  /** Whether the page is built. */
  readonly has = (name: RouteName): boolean => this.#registry[name] !== undefined;

  /** The page's code; rejects if it does not come after all tries. */
  async load(name: RouteName): Promise<ScreenModule> {
    const ready = this.#ready.get(name);
    if (ready) return ready;
    const screen = await patiently(this.#registry[name] ?? notYet(name), this.#wait);
    this.#ready.set(name, screen);
    return screen;
  }

  /** Fetches pages ahead; a failure shows only when the page is asked for. */
  prefetch(names: readonly RouteName[]): void {
    for (const name of names) {
      if (this.#registry[name] !== undefined) this.load(name).catch(() => undefined);
    }
  }
}
