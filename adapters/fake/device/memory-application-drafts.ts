import type { ApplicationDraft, ApplicationDrafts } from '@application/ports/storage/application-drafts';
import type { Product } from '@domain/product-application/engine/product';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';

/** Drafts of applications in memory: what one page keeps, a later page on the same drafts finds. */
export class MemoryApplicationDrafts implements ApplicationDrafts {
  readonly kept = new Map<Product, ApplicationDraft>();

  keep(product: Product, draft: ApplicationDraft): Task<void> {
    return async () => void this.kept.set(product, draft);
  }

  find(product: Product): Task<O.Option<ApplicationDraft>> {
    return async () => O.fromNullable(this.kept.get(product));
  }

  forget(product: Product): Task<void> {
    return async () => void this.kept.delete(product);
  }
}
