import type { LocalDate } from '@domain/time/local-date';
import type { BankDocument } from './bank-document';

/** Ways to narrow the postbox. */
export const postboxFilters = ['unread', 'documents', 'advertisement'] as const;

/** One of them. */
export type PostboxFilter = (typeof postboxFilters)[number];

/** What of the postbox is looked at. */
export interface PostboxView {
  readonly filter: PostboxFilter | undefined;
  readonly search: string;
}

/** Everything, the latest first. */
export const initialPostboxView: PostboxView = { filter: undefined, search: '' };

/** Whether two views look at the same. */
export const isSamePostboxView = (one: PostboxView, other: PostboxView): boolean =>
  one.filter === other.filter && one.search === other.search;

const passes: Readonly<Record<PostboxFilter, (document: BankDocument) => boolean>> = {
  unread: ({ isRead }) => !isRead,
  documents: ({ advertisement }) => !advertisement,
  advertisement: ({ advertisement }) => advertisement,
};

/** The documents with these words in their name, the page's or the bank's own, whatever filter holds. */
export function namedDocuments(
  all: readonly BankDocument[],
  { search }: Pick<PostboxView, 'search'>,
  nameOf: (document: BankDocument) => string,
): readonly BankDocument[] {
  const words = search.trim().toLowerCase().split(/\s+/);
  return all.filter((document) => {
    const names = `${nameOf(document)}\n${document.name}`.toLowerCase();
    return words.every((word) => names.includes(word));
  });
}

/** Those that pass the filter. */
export const filteredDocuments = (
  named: readonly BankDocument[],
  filter: PostboxFilter | undefined,
): readonly BankDocument[] => (filter === undefined ? named : named.filter(passes[filter]));

/** Documents of one day. */
export interface DocumentDay {
  readonly day: LocalDate;
  readonly documents: readonly BankDocument[];
}

/** Day by day, the latest first; within a day as the bank lists them. */
export function documentDays(documents: readonly BankDocument[]): readonly DocumentDay[] {
  const days = new Map<LocalDate, BankDocument[]>();
  for (const document of documents) {
    const known = days.get(document.createdOn);
    if (known === undefined) days.set(document.createdOn, [document]);
    else known.push(document);
  }
  return [...days].map(([day, own]) => ({ day, documents: own })).sort((a, b) => b.day.localeCompare(a.day));
}
