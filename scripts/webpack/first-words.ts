import { products } from '@domain/product-application/engine/product';
import { isNamedAhead, openingName } from '@ui/app/page-name';
import { absolutePath, routes, type PortalRoute } from '@ui/app/routes';
import { createTexts } from '@ui/i18n/texts';
import { languages, readTranslations } from './translations';

/** What an address says of its page: which addresses (a regular expression), the page's name, what it is for, how wide it is. */
type FirstWords = readonly [addresses: string, title: string, lead: string, layout: 'slim' | 'full'];

/** What every page says before its code is there. */
interface WordsOfLanguage {
  readonly home: string;
  readonly wait: string;
  readonly pages: readonly FirstWords[];
}

/** The words of `OpeningPage` for `index.html`, which shows them at the first paint, before there is any script on a slow line. */
export const firstWords = (): Readonly<Record<string, WordsOfLanguage>> =>
  Object.fromEntries(
    languages.map((language) => {
      const { t } = createTexts(language, readTranslations(language));
      const pages = routes.flatMap((route): readonly FirstWords[] => {
        const { name, layout = 'full' } = route;
        if (!isNamedAhead(name)) return [];
        return addressesOf(route).map(([path, parameters]) => [
          `^${absolutePath(path).replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`,
          openingName(t, name, parameters),
          t(`shell.opening.${name}`),
          layout,
        ]);
      });
      return [language, { home: t('shell.page.start'), wait: t('shell.waiting'), pages }];
    }),
  );

/** The paths of a page with what they name: an application has one for each product. */
const addressesOf = ({
  name,
  path,
}: PortalRoute): readonly (readonly [path: string, parameters?: Readonly<Record<string, string>>])[] => [
  ...(name === 'productApplication'
    ? products.map((produkt) => [path.replace(':produkt', produkt), { produkt }] as const)
    : []),
  [path],
];
