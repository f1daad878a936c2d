import type { TextLookup } from '@ui/i18n/texts';
import { offeredPlan, type Offered } from './navigation-plan';
import { roomOf } from '../offered';
import { pageName } from '../page-name';
import { pathOf, type RouteName } from '../routes';

/** A page of the portal, by its name. */
export interface FoundPage {
  readonly route: RouteName;
  readonly name: string;
  readonly path: string;
}

/** The pages of the navigation whose name has the text in it; none for no text. */
export function foundPages(t: TextLookup, text: string, offered: Offered): readonly FoundPage[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return offeredPlan(offered)
    .flatMap(({ entries }) => entries)
    .filter(({ route }) => roomOf(offered.ownedPages.offering, route) === undefined)
    .map(({ route, parameters }) => ({
      route,
      name: pageName(t, route, parameters),
      path: pathOf(route, parameters),
    }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
