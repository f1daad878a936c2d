import { products } from '../../domain/product-application/engine/description';
import { absolutePath, routes, type PortalRoute } from '../../ui/app/routes';
import { languages, readTranslations, type Texts } from './translations';

/** What an address says of its page: which addresses (a regular expression), the page's name, what it is for. */
export type FirstWords = readonly [addresses: string, title: string, lead: string];

/** What every page says before its code is there, by language. */
export interface FirstWordsByLanguage {
  readonly [language: string]: {
    readonly home: string;
    readonly wait: string;
    readonly pages: readonly FirstWords[];
  };
}

/**
 * The words of `OpeningPage` for `index.html`, which shows them at the first paint, long before there is a script on a slow
 * line. Pages without such words say what went wrong, and are named once that is known.
 */
export const firstWords = (): FirstWordsByLanguage =>
  Object.fromEntries(
    languages.map((language) => {
      const texts = readTranslations(language);
      const say = (key: string): string | undefined => textAt(texts, key);
      const pages = routes.flatMap((route): readonly FirstWords[] => {
        const lead = say(`shell.opening.${route.name}`);
        if (lead === undefined) return [];
        return namesOf(route, say).map(([path, title]) => [addressesOf(path), title, lead]);
      });
      return [language, { home: say('shell.page.start') ?? '', wait: say('shell.waiting') ?? '', pages }];
    }),
  );

/** The page's paths with what it is called there: an application by its product. */
function namesOf(
  { name, path }: PortalRoute,
  say: (key: string) => string | undefined,
): readonly (readonly [path: string, title: string])[] {
  const title = say(name === 'start' ? 'start.greeting.nobody' : `shell.page.${name}`) ?? '';
  if (name !== 'productApplication') return [[path, title]];
  return [
    ...products.map(
      (product) => [path.replace(':produkt', product), say(`application.title.${product}`) ?? title] as const,
    ),
    [path, title],
  ];
}

const addressesOf = (path: string): string => `^${absolutePath(path).replace(/:\w+/g, '[^/]+')}/?$`;

function textAt(texts: Texts, key: string): string | undefined {
  let at: Texts | string | undefined = texts;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : undefined;
}
