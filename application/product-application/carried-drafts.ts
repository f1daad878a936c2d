import type { Product } from '@domain/product-application/engine/description';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { ApplicationDraft, ApplicationDrafts } from '../ports/storage/application-drafts';
import type { ApplicationDraftGateway, BankDraft } from '../ports/bank/application-draft-gateway';
import type { Identifiers } from '../ports/identifiers';

/**
 * Drafts on this device that go on on another (APP-15): each is kept here first and then at the bank, where its
 * customer is signed in. A bank that does not answer takes nothing from what is typed.
 */
export class CarriedDrafts implements Pick<ApplicationDrafts, 'keep' | 'find'> {
  readonly #device: Pick<ApplicationDrafts, 'keep' | 'find'>;
  readonly #bank: ApplicationDraftGateway;
  readonly #ids: Pick<Identifiers, 'uuid'>;
  /** What the bank holds, as far as it is known here. */
  readonly #held = new Map<Product, BankDraft>();
  /** What is still to be saved at the bank; of several only the last. */
  readonly #waiting = new Map<Product, ApplicationDraft>();
  readonly #saving = new Set<Product>();
  #isReachable = true;
  #isStranger = false;

  constructor(
    device: Pick<ApplicationDrafts, 'keep' | 'find'>,
    bank: ApplicationDraftGateway,
    ids: Pick<Identifiers, 'uuid'>,
  ) {
    this.#device = device;
    this.#bank = bank;
    this.#ids = ids;
  }

  /**
   * What the bank holds; over it what was typed here and the bank does not have yet. What it once had and has no more
   * was sent from elsewhere, and is over here too.
   */
  find(product: Product): Task<Option<ApplicationDraft>> {
    return async () => {
      const [here, there] = await Promise.all([this.#device.find(product)(), this.#look(product)]);
      if (O.isNone(here)) return there ? O.some(there.draft) : O.none;
      const { isAtBank } = here.value;
      if (there === undefined) return isAtBank && this.#isReachable ? O.none : here;
      return O.some(isAtBank ? there.draft : under(there.draft, here.value));
    };
  }

  /** Done once this device has it; the bank follows. */
  keep(product: Product, draft: ApplicationDraft): Task<void> {
    return async () => {
      this.#waiting.set(product, draft);
      await this.#device.keep(product, draft)();
      void this.#saveWaiting(product);
    };
  }

  async #saveWaiting(product: Product): Promise<void> {
    if (this.#saving.has(product)) return;
    this.#saving.add(product);
    for (let draft = this.#take(product); draft !== undefined; draft = this.#take(product)) {
      const isSaved = await this.#save(product, draft);
      if (isSaved && !this.#waiting.has(product))
        await this.#device.keep(product, { ...draft, isAtBank: true })();
    }
    this.#saving.delete(product);
  }

  #take(product: Product): ApplicationDraft | undefined {
    const draft = this.#waiting.get(product);
    this.#waiting.delete(product);
    return draft;
  }

  /** Over what is known of the bank; where that has moved on, once more over what is there now. */
  async #save(product: Product, draft: ApplicationDraft): Promise<boolean> {
    const known = this.#held.get(product);
    if (known !== undefined && (await this.#put({ ...known, draft }))) return true;
    const now = await this.#look(product);
    if (now === undefined)
      return this.#isReachable && this.#put({ id: this.#ids.uuid(), product, version: 0, draft });
    if (now.id === known?.id && now.version === known.version) return false;
    return this.#put({ ...now, draft: under(now.draft, draft) });
  }

  async #put(saved: BankDraft): Promise<boolean> {
    const answer = await this.#bank.save(saved)();
    if (E.isRight(answer)) this.#held.set(saved.product, answer.right);
    return E.isRight(answer);
  }

  /** What the bank holds now. A visitor who is not signed in is asked for once a page: the sign-in makes a new one. */
  async #look(product: Product): Promise<BankDraft | undefined> {
    if (this.#isStranger) return undefined;
    const answer = await this.#bank.list()();
    this.#isReachable = E.isRight(answer);
    if (E.isLeft(answer)) {
      this.#isStranger = answer.left.kind === 'session-expired';
      return undefined;
    }
    const held = answer.right.find((each) => each.product === product);
    if (held === undefined) this.#held.delete(product);
    else this.#held.set(product, held);
    return held;
  }
}

/** All that was typed in either; where both have a field, the upper one stands. */
const under = (lower: ApplicationDraft, upper: ApplicationDraft): ApplicationDraft => ({
  ...upper,
  snapshot: {
    ...upper.snapshot,
    fields: { ...lower.snapshot.fields, ...upper.snapshot.fields },
    rows: { ...lower.snapshot.rows, ...upper.snapshot.rows },
  },
});
