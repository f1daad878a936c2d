import type { Failure } from '@domain/failure/failure';
import type { BegunApplication } from '@domain/product-application/begun-application';
import { differences, merged, withChanges } from '@domain/product-application/draft-changes';
import type { Product } from '@domain/product-application/engine/product';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import type { ApplicationDraft, ApplicationDrafts } from '../ports/storage/application-drafts';
import type { ApplicationDraftGateway, BankDraft } from '../ports/bank/application-draft-gateway';
import type { Clock } from '../ports/clock';
import type { Identifiers } from '../ports/identifiers';
import type { Result } from '../ports/result';
import type { Cancel, Scheduler } from '../ports/scheduler';
import { pause } from '../shared/pause';

type Kept = Pick<ApplicationDrafts, 'keep' | 'find' | 'forget'>;

/** What drafts are carried with. */
export interface CarryingTools {
  /** What the signed-in customer typed on this device. */
  readonly device: Kept;
  /** What was typed here while nobody was signed in. */
  readonly strangers: Kept;
  readonly bank: ApplicationDraftGateway;
  readonly ids: Pick<Identifiers, 'uuid'>;
  readonly clock: Clock;
  readonly scheduler: Pick<Scheduler, 'after'>;
}

/** A draft as it is found, and from where something came into it that the customer may not expect. */
export interface CarriedDraft {
  readonly draft: BegunApplication;
  readonly from?: 'another-device' | 'before-sign-in';
}

/** Milliseconds until a bank that did not say what it holds is asked again. */
export const LOOK_AGAIN_MS = 15_000;

/** Hears that something was typed elsewhere: what there is now, and what the page had. */
export type HearsElsewhere = (now: BegunApplication, before: BegunApplication) => void;

/**
 * Drafts that go on on another device (APP-15): each is kept here and at the bank, where its customer is signed in, both
 * at once, as the page may end before either has it. A bank that does not answer takes nothing from what is typed. What a
 * stranger typed stays here until they sign in, and goes over to the bank then.
 */
export class CarriedDrafts {
  readonly #with: CarryingTools;
  /** What the page has, as it said or was told last: whatever it says otherwise has changed. */
  readonly #known = new Map<Product, BegunApplication>();
  /** What the bank holds, as far as it is known here. */
  readonly #held = new Map<Product, BankDraft>();
  /** What is still to be saved at the bank; of several only the last. */
  readonly #waiting = new Map<Product, BegunApplication>();
  readonly #saving = new Map<Product, Promise<void>>();
  /** What this device is about to keep; what is said of it later is kept after it. */
  readonly #storing = new Map<Product, Promise<void>>();
  readonly #hearing = new Map<Product, HearsElsewhere>();
  /** Typed by somebody who was not signed in, and not yet at the bank. */
  readonly #takenOver = new Set<Product>();
  /** One sign-in makes a new page; who comes as a customer stays one, also where the session ends meanwhile. */
  #visitor: 'unknown' | 'stranger' | 'customer' = 'unknown';

  constructor(tools: CarryingTools) {
    this.#with = tools;
  }

  /** Nobody is signed in, as the bank has said; false as long as it did not say. */
  get isStranger(): boolean {
    return this.#visitor === 'stranger';
  }

  /**
   * What the bank holds, with what was typed here and the bank does not have yet: of each field what was said last. What
   * it once had and has no more was sent from elsewhere, and is over here too.
   */
  find(product: Product): Task<Option<CarriedDraft>> {
    return async () => {
      const { device, strangers } = this.#with;
      const here = O.toUndefined(await device.find(product)());
      const bank = await this.#look(product);
      const before = O.toUndefined(await strangers.find(product)());
      const found =
        this.#visitor === 'stranger'
          ? before && { draft: before }
          : this.#together(here, bank, E.isRight(bank) || this.#visitor === 'unknown' ? before : undefined);
      if (found === undefined) this.#known.delete(product);
      else this.#known.set(product, found.draft);
      // Nobody knows yet whose it becomes: it stays where it is besides.
      if (before !== undefined && this.#visitor === 'unknown') this.#takenOver.add(product);
      if (found?.from === 'before-sign-in') await this.#takeOver(product, found.draft);
      if (E.isLeft(bank) && isPassing(bank.left)) void this.#lookOn(product);
      return O.fromNullable(found);
    };
  }

  /** Done once this device has it; the bank follows. */
  keep(product: Product, typed: BegunApplication): Task<void> {
    return async () => {
      const { device, strangers, clock } = this.#with;
      const draft = withChanges(this.#known.get(product), typed, clock.now());
      this.#known.set(product, draft);
      if (this.#visitor === 'stranger') return this.#keepBeside(product, draft);
      this.#waiting.set(product, draft);
      if (this.#visitor === 'unknown' && this.#takenOver.has(product)) await strangers.keep(product, draft)();
      const stored = device.keep(product, draft)();
      this.#storing.set(product, stored);
      this.#saveWaiting(product);
      await stored;
    };
  }

  /** Begins again: here and at the bank nothing is left of it. Where the bank does not do so, all stays as it is. */
  discard(product: Product): Result<void> {
    return async () => {
      const { device, strangers, bank } = this.#with;
      this.#waiting.delete(product);
      await this.#saving.get(product);
      const listed = this.#visitor === 'stranger' ? E.right([]) : await bank.list()();
      if (E.isLeft(listed)) return listed;
      for (const held of listed.right.filter((each) => each.product === product)) {
        const dropped = await bank.drop(held.id)();
        if (E.isLeft(dropped)) return dropped;
      }
      this.#held.delete(product);
      this.#known.delete(product);
      await device.forget(product)();
      await strangers.forget(product)();
      return E.right(undefined);
    };
  }

  /** Whether the bank held it and holds it no more: it was sent or dropped from elsewhere. A bank that is silent says neither. */
  isOverElsewhere(product: Product): Task<boolean> {
    return async () => {
      if (!this.#held.has(product)) return false;
      const bank = await this.#look(product);
      return E.isRight(bank) && bank.right === undefined;
    };
  }

  /** What another device typed meanwhile is told to the page, so that it shows what will be sent. */
  listen(product: Product, hear: HearsElsewhere): Cancel {
    this.#hearing.set(product, hear);
    return () => {
      if (this.#hearing.get(product) === hear) this.#hearing.delete(product);
    };
  }

  #together(
    here: ApplicationDraft | undefined,
    bank: E.Either<Failure, BankDraft | undefined>,
    before: BegunApplication | undefined,
  ): CarriedDraft | undefined {
    const there = E.isRight(bank) ? bank.right?.draft : undefined;
    const own = E.isRight(bank) ? current(here, there) : here;
    if (before !== undefined)
      return {
        draft: own ? merged(own, before) : before,
        ...(E.isRight(bank) && { from: 'before-sign-in' }),
      };
    if (own === undefined) return undefined;
    const isNews = here !== undefined && differences(here, own).length > 0;
    return { draft: own, ...(isNews && { from: 'another-device' }) };
  }

  /** Another tab may have kept something meanwhile, which no bank brings together with this. */
  async #keepBeside(product: Product, draft: BegunApplication): Promise<void> {
    const { strangers } = this.#with;
    const there = O.toUndefined(await strangers.find(product)());
    await strangers.keep(product, there ? merged(draft, there) : draft)();
  }

  async #takeOver(product: Product, draft: BegunApplication): Promise<void> {
    this.#takenOver.add(product);
    this.#waiting.set(product, draft);
    await this.#with.device.keep(product, draft)();
    this.#saveWaiting(product);
  }

  get #isStranger(): boolean {
    return this.#visitor === 'stranger';
  }

  #saveWaiting(product: Product): void {
    if (this.#waiting.has(product) && !this.#saving.has(product))
      this.#saving.set(product, this.#saveAll(product));
  }

  async #saveAll(product: Product): Promise<void> {
    const { device, strangers } = this.#with;
    for (let draft = this.#take(product); draft !== undefined; draft = this.#take(product)) {
      const saved = await this.#save(product, draft);
      if (saved === undefined) {
        if (this.#isStranger) await this.#keepBeside(product, draft);
        continue;
      }
      if (this.#takenOver.delete(product)) await strangers.forget(product)();
      this.#tell(product, saved);
      await this.#storing.get(product);
      if (!this.#waiting.has(product)) await device.keep(product, { ...saved, isAtBank: true })();
    }
    this.#saving.delete(product);
  }

  #take(product: Product): BegunApplication | undefined {
    const draft = this.#waiting.get(product);
    this.#waiting.delete(product);
    return draft;
  }

  /** With what is known of the bank; where that has moved on, once more with what is there now. */
  async #save(product: Product, draft: BegunApplication): Promise<BegunApplication | undefined> {
    const known = this.#held.get(product);
    const saved = known && (await this.#put({ ...known, draft: merged(draft, known.draft) }));
    if (saved !== undefined) return saved;
    const bank = await this.#look(product);
    if (E.isLeft(bank)) return undefined;
    const now = bank.right;
    if (now === undefined) return this.#put({ id: this.#with.ids.uuid(), product, version: 0, draft });
    if (now.id === known?.id && now.version === known.version) return undefined;
    return this.#put({ ...now, draft: merged(draft, now.draft) });
  }

  async #put(saved: BankDraft): Promise<BegunApplication | undefined> {
    const answer = await this.#with.bank.save(saved)();
    if (E.isLeft(answer)) return undefined;
    this.#held.set(saved.product, answer.right);
    return saved.draft;
  }

  /** The bank did not say what it holds: as long as the page is there it is asked again, and the page told of it. */
  async #lookOn(product: Product): Promise<void> {
    let bank: E.Either<Failure, BankDraft | undefined>;
    do {
      await pause(this.#with.scheduler, LOOK_AGAIN_MS)();
      // Whatever the page has saved meanwhile has brought both together.
      if (!this.#hearing.has(product) || this.#held.has(product)) return;
      bank = await this.#look(product);
    } while (E.isLeft(bank) && isPassing(bank.left));
    if (E.isRight(bank) && bank.right !== undefined) this.#tell(product, bank.right.draft);
  }

  /** The page may have typed on while it was saved: of that nothing is taken away. */
  #tell(product: Product, saved: BegunApplication): void {
    const hear = this.#hearing.get(product);
    if (hear === undefined) return;
    const known = this.#known.get(product) ?? nothingOf(saved);
    const now = merged(known, saved);
    if (differences(known, now).length === 0) return;
    this.#known.set(product, now);
    hear(now, known);
  }

  /** What the bank holds now. A visitor who is not signed in is asked for once a page: the sign-in makes a new one. */
  async #look(product: Product): Promise<E.Either<Failure, BankDraft | undefined>> {
    if (this.#visitor === 'stranger') return E.left({ kind: 'session-expired' });
    const answer = await this.#with.bank.list()();
    if (E.isLeft(answer)) {
      if (answer.left.kind === 'session-tan-required') this.#visitor = 'customer';
      if (answer.left.kind === 'session-expired' && this.#visitor === 'unknown') this.#visitor = 'stranger';
      return answer;
    }
    this.#visitor = 'customer';
    const held = answer.right.find((each) => each.product === product);
    if (held === undefined) this.#held.delete(product);
    else this.#held.set(product, held);
    return E.right(held);
  }
}

/** What may be otherwise when it is asked again. */
const isPassing = ({ kind }: Failure): boolean => kind === 'no-answer' || kind === 'server';

/** The same application before anything is said. */
const nothingOf = ({ step, snapshot: { version } }: BegunApplication): BegunApplication => ({
  step,
  snapshot: { version, fields: {}, rows: {} },
});

/** What is to go on of what was typed here and what the bank has. */
const current = (
  here: ApplicationDraft | undefined,
  there: BegunApplication | undefined,
): BegunApplication | undefined => {
  if (here === undefined) return there;
  if (there === undefined) return here.isAtBank ? undefined : here;
  return here.isAtBank ? there : merged(here, there);
};
