import { makeAutoObservable } from 'mobx';
import type { Book, Chapter, Entry } from '../book/book';
import { Drafts, type KeptTexts } from '../book/drafts';
import { grouped } from '../book/grouped';
import type { LastRun } from '../book/last-run';
import { StepOffers } from '../book/step-offers';
import type { StepRegistry } from '../runner/step-registry';
import { BookResults, type Surroundings } from './book-results';
import { Desk } from './desk';

/** Which scenarios the book shows. */
export type BookFilter = 'all' | 'noticeable' | 'drafted';

interface WorkbenchParts {
  readonly book: Book;
  readonly registry: StepRegistry;
  readonly kept: KeptTexts;
  readonly lastRun: LastRun | undefined;
  readonly surroundings: Surroundings;
  readonly template: string;
}

/** The whole page: the book, what became of it, and the desk. */
export class WorkbenchModel {
  readonly book: Book;
  readonly lastRun: LastRun | undefined;
  readonly results: BookResults;
  readonly desk: Desk;
  readonly offers: StepOffers;
  search = '';
  filter: BookFilter = 'all';

  constructor({ book, registry, kept, lastRun, surroundings, template }: WorkbenchParts) {
    this.book = book;
    this.lastRun = lastRun;
    this.results = new BookResults(book, registry, lastRun, surroundings);
    this.offers = new StepOffers(registry, book);
    const drafts = new Drafts(kept);
    this.desk = new Desk({ book, registry, drafts, results: this.results, surroundings, template });
    makeAutoObservable(this, { book: false, lastRun: false, offers: false }, { autoBind: true });
  }

  find(search: string): void {
    this.search = search;
  }

  show(filter: BookFilter): void {
    this.filter = filter;
  }

  /** The chapters by folder, with what the search and the filter leave of them. */
  get folders(): readonly (readonly [folder: string, chapters: readonly Chapter[]])[] {
    const chapters = this.book.chapters
      .map((chapter) => ({
        ...chapter,
        sections: chapter.sections
          .map((section) => ({
            ...section,
            entries: section.entries.filter((entry) => this.#isShown(entry)),
          }))
          .filter(({ entries }) => entries.length > 0),
      }))
      .filter(({ sections }) => sections.length > 0);
    return [...grouped(chapters, ({ folder }) => folder)];
  }

  /** How many scenarios each filter would show. */
  get counts(): Readonly<Record<BookFilter, number>> {
    const { entries } = this.book;
    return {
      all: entries.length,
      noticeable: entries.filter((entry) => this.results.isNoticeable(entry)).length,
      drafted: entries.filter(({ id }) => this.desk.draftIds.includes(id)).length,
    };
  }

  #isShown(entry: Entry): boolean {
    if (this.filter === 'noticeable' && !this.results.isNoticeable(entry)) return false;
    if (this.filter === 'drafted' && !this.desk.draftIds.includes(entry.id)) return false;
    const said = [entry.feature, entry.rule, entry.name, entry.own, ...entry.requirements]
      .join(' ')
      .toLowerCase();
    return this.search
      .toLowerCase()
      .split(/\s+/)
      .every((word) => said.includes(word));
  }
}
