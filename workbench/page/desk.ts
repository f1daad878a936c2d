import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Book, Entry } from '../book/book';
import { isNew, type Drafts } from '../book/drafts';
import { inBook } from '../book/in-book';
import { runFeature, type FeatureRun } from '../runner/run-feature';
import { worstStatus } from '../runner/scenario-result';
import type { StepRegistry } from '../runner/step-registry';
import type { BookResults, Surroundings } from './book-results';

/** How a text ended that was run. */
export interface DeskRun {
  readonly text: string;
  readonly outcome: FeatureRun;
  readonly at: Date;
  readonly milliseconds: number;
}

/** A file to be handed out. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

interface DeskTools {
  readonly book: Book;
  readonly registry: StepRegistry;
  readonly drafts: Drafts;
  readonly results: BookResults;
  readonly surroundings: Surroundings;
  /** What a new scenario begins with. */
  readonly template: string;
}

/** The scenario that is being looked at and changed. */
export class Desk {
  readonly #tools: DeskTools;
  /** What began last is what is shown. */
  #turn = 0;
  id: string | undefined = undefined;
  text = '';
  ran: DeskRun | undefined = undefined;
  isRunning = false;
  /** The browser has kept what was typed. */
  isKept = true;
  /** What was thrown away last, until something is typed. */
  dropped: string | undefined = undefined;
  /** Whose drafts are kept. */
  draftIds: readonly string[];

  constructor(tools: DeskTools) {
    this.#tools = tools;
    this.draftIds = tools.drafts.ids;
    makeAutoObservable(this, { ran: observableRef }, { autoBind: true });
  }

  /** The scenario of the book that lies here, unless it is a new one. */
  get entry(): Entry | undefined {
    return this.#tools.book.entries.find(({ id }) => id === this.id);
  }

  get isDraft(): boolean {
    return this.entry === undefined ? this.isNewDraft : this.text !== this.entry.text;
  }

  get isNewDraft(): boolean {
    return this.id !== undefined && isNew(this.id);
  }

  /** Whether what is shown of the run is of another text. */
  get isStale(): boolean {
    return this.ran !== undefined && this.ran.text !== this.text;
  }

  /** Lays a scenario on the desk, with what was typed of it, and runs it. */
  async choose(id: string): Promise<void> {
    if (id === this.id) return;
    this.id = id;
    this.dropped = undefined;
    this.ran = undefined;
    this.isKept = true;
    this.text = this.#tools.drafts.of(id) ?? this.entry?.text ?? (isNew(id) ? this.#tools.template : '');
    if (this.text !== '') await this.run();
  }

  type(text: string): void {
    this.text = text;
    this.dropped = undefined;
    this.#keep();
  }

  /** A new scenario; answers what it is called. */
  begin(): string {
    const id = this.#tools.drafts.nextNew;
    this.#tools.drafts.keep(id, this.#tools.template);
    this.draftIds = this.#tools.drafts.ids;
    return id;
  }

  /** Back to the text of the book; a scenario that the book does not have begins anew. */
  async reset(): Promise<void> {
    const before = this.text;
    this.type(this.entry?.text ?? this.#tools.template);
    if (this.isNewDraft) this.#forget();
    this.dropped = before;
    await this.run();
  }

  /** Takes the last reset back. */
  async undo(): Promise<void> {
    if (this.dropped === undefined) return;
    this.type(this.dropped);
    await this.run();
  }

  async run(): Promise<void> {
    const { registry, surroundings, results } = this.#tools;
    const { text, entry } = this;
    this.#turn += 1;
    const turn = this.#turn;
    this.isRunning = true;
    const began = surroundings.now().getTime();
    const outcome = await runFeature(registry, text, surroundings.patience);
    const at = surroundings.now();
    runInAction(() => {
      if (turn === this.#turn) {
        this.isRunning = false;
        this.ran = { text, outcome, at, milliseconds: at.getTime() - began };
      }
      if (entry?.text === text && E.isRight(outcome) && !entry.isForBrowserOnly)
        results.note(entry, worstStatus(outcome.right.map(({ status }) => status)));
    });
  }

  /** The scenario by itself, as a feature that runs. */
  get ownFile(): TextFile {
    const name = this.entry?.id ?? this.id ?? '';
    return { name: `${name.replace(/[^\p{L}\d]+/gu, '-').toLowerCase()}.feature`, text: this.text };
  }

  /** The file of the book with the draft in place, where the draft fits into it. */
  get bookFile(): TextFile | undefined {
    const { entry } = this;
    const file = entry && this.#tools.book.files.get(entry.path);
    if (entry === undefined || file === undefined) return undefined;
    const text = inBook(file, entry.from, this.text);
    return text === undefined ? undefined : { name: entry.path.split('/').at(-1) ?? entry.path, text };
  }

  #keep(): void {
    const { id, entry } = this;
    if (id === undefined) return;
    if (entry?.text === this.text) this.#tools.drafts.drop(id);
    else this.isKept = this.#tools.drafts.keep(id, this.text);
    this.#count();
  }

  /** Said anew only when there is another: the book is drawn by it, and a key must not draw the book. */
  #count(): void {
    const { ids } = this.#tools.drafts;
    if (ids.join('\n') !== this.draftIds.join('\n')) this.draftIds = ids;
  }

  #forget(): void {
    if (this.id !== undefined) this.#tools.drafts.drop(this.id);
    this.#count();
  }
}
