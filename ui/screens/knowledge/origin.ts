import { pathOf } from '@ui/app/routes';

const pages = { order: 'orderEntry', sparplan: 'savingsPlanCreation' } as const;

/** The page whose warning led to a group (KNO-04), as the address names it. */
export interface Origin {
  readonly page: keyof typeof pages;
  /** The plan that is changed there, where one is. */
  readonly changes?: string;
}

/** Names the page whose warning led here, so that a way leads back to it. */
const FROM = 'von';
/** As the page of a plan's creation reads it. */
const CHANGES = 'aendern';

/** Reads it from the address; any other word is nobody's name. */
export function originIn(query: URLSearchParams): Origin | undefined {
  const page = query.get(FROM);
  if (page !== 'order' && page !== 'sparplan') return undefined;
  const changes = page === 'sparplan' ? query.get(CHANGES) : null;
  return { page, ...(changes !== null && { changes }) };
}

/** The same in an address. */
export const originQuery = ({ page, changes }: Origin): Readonly<Record<string, string>> => ({
  [FROM]: page,
  ...(changes !== undefined && { [CHANGES]: changes }),
});

/** Where its draft waits. */
export const pathOfOrigin = ({ page, changes }: Origin): string =>
  changes === undefined
    ? pathOf(pages[page])
    : `${pathOf(pages[page])}?${new URLSearchParams({ [CHANGES]: changes }).toString()}`;
