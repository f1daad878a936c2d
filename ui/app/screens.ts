import { patiently } from '@ui/components/progress/patiently';
import type { ComponentType } from 'react';
import type { RouteName } from './routes';

/** A page's code, fetched in its own chunk. */
export interface ScreenModule {
  readonly Screen: ComponentType;
}

/** Fetches a page's code. */
export type ScreenLoader = () => Promise<ScreenModule>;

/** How each page is fetched; src fills it, and the compiler asks for the loader of a new route. */
export type ScreenRegistry = Readonly<Record<RouteName, ScreenLoader>>;

/** Fetches pages once each; a failed fetch is tried again before it counts (SH-10). */
export class ScreenLibrary {
  readonly #loaderOf: (name: RouteName) => ScreenLoader;
  readonly #wait: (milliseconds: number) => Promise<void>;
  readonly #ready = new Map<RouteName, ScreenModule>();

  constructor(loaderOf: (name: RouteName) => ScreenLoader, wait: (milliseconds: number) => Promise<void>) {
    this.#loaderOf = loaderOf;
    this.#wait = wait;
  }

  /** The page if its code is here already. */
  ready(name: RouteName): ScreenModule | undefined {
    return this.#ready.get(name);
  }

  /** The page's code; rejects if it does not come after all tries. */
  async load(name: RouteName): Promise<ScreenModule> {
    const screen = this.#ready.get(name) ?? (await patiently(this.#loaderOf(name), this.#wait));
    this.#ready.set(name, screen);
    return screen;
  }

  /** Fetches pages ahead; a failure shows only when the page is asked for. */
  prefetch(names: readonly RouteName[]): void {
    for (const name of names) this.load(name).catch(() => undefined);
  }
}
