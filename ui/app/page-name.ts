import { productNamed } from '@domain/product-application/engine/description';
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
