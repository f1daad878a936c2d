import { productNamed } from '@domain/product-application/engine/product';
import type { TextLookup } from '@ui/i18n/texts';
import type { RouteName } from './routes';

/**
 * What a page is called: in the navigation, on a tile, while it opens and in the window's title. An application bears
 * the name of what is applied for, and so does the planner, which is one of them under an address of its own.
 */
export function pageName(
  t: TextLookup,
  route: RouteName,
  parameters: Readonly<Record<string, string | undefined>> = {},
): string {
  if (route === 'portfolioPlanner') return t('application.title.anlagedepot');
  const product = route === 'productApplication' ? productNamed(parameters['produkt'] ?? '') : undefined;
  return product === undefined ? t(`shell.page.${route}`) : t(`application.title.${product}`);
}

/** Pages that say what went wrong: they are small, and their name alone would frighten before it is known. */
const unnamed = ['error', 'notFound', 'functionLocked', 'noDepot'] as const;

/** Whether a page is named, and what it is for told, before it is there. */
export const isNamedAhead = (name: RouteName): name is Exclude<RouteName, (typeof unnamed)[number]> =>
  !unnamed.some((one) => one === name);

/** What stands where the page's heading will: the start page greets. */
export const openingName = (...[t, route, parameters]: Parameters<typeof pageName>): string =>
  route === 'start' ? t('start.greeting.nobody') : pageName(t, route, parameters);
