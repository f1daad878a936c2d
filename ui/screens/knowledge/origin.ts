import { pathOf } from '@ui/app/routes';

const pages = { order: 'orderEntry', sparplan: 'savingsPlanCreation' } as const;

/** The page whose warning led to a group (KNO-04), as the address names it. */
export type Origin = keyof typeof pages;

/** Reads it from the address; any other word is nobody's name. */
export const originNamed = (text: string | null): Origin | undefined =>
  text === 'order' || text === 'sparplan' ? text : undefined;

/** Where its draft waits. */
export const pathOfOrigin = (origin: Origin): string => pathOf(pages[origin]);
