import type { BegunApplication } from '@domain/product-application/begun-application';
import { changedLast } from '@domain/product-application/draft-changes';
import { products, type Product } from '@domain/product-application/engine/product';
import { later } from '@domain/time/instant';
import * as O from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { Clock } from '../ports/clock';
import type { ApplicationDraft, ApplicationDrafts } from '../ports/storage/application-drafts';

/** Nobody signs out here, and the device may be anybody's: a week after the last change it is over (docs/decisions/wire.md). */
const LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** What somebody who is not signed in has typed on this device, for as long as it is to be kept. */
export class DraftsOfStrangers implements Pick<ApplicationDrafts, 'keep' | 'find' | 'forget'> {
  readonly #device: ApplicationDrafts;
  readonly #clock: Clock;

  constructor(device: ApplicationDrafts, clock: Clock) {
    this.#device = device;
    this.#clock = clock;
  }

  keep(product: Product, draft: ApplicationDraft): Task<void> {
    return this.#device.keep(product, draft);
  }

  /** Anyone who looks for one ends all that are over. */
  find(product: Product): Task<Option<ApplicationDraft>> {
    return async () => {
      for (const each of products) {
        const kept = await this.#device.find(each)();
        if (O.isSome(kept) && this.#isOver(kept.value)) await this.#device.forget(each)();
      }
      return this.#device.find(product)();
    };
  }

  forget(product: Product): Task<void> {
    return this.#device.forget(product);
  }

  #isOver(draft: BegunApplication): boolean {
    const last = changedLast(draft);
    return last === undefined || later(last, LIFE_MS) <= this.#clock.now();
  }
}
