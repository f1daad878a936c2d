import { isHttps } from '@sandbox/platform/http/answer-headers';
import type { AnyReply, AnyRequest } from '@sandbox/platform/http/bank-server';
import { LANGUAGE_COOKIE } from './portal-cookies';

/** The languages of the pages every customer meets. */
export const PAGE_LANGUAGES = ['de', 'en'] as const;

/** One of them. */
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

/** Where a page is to be had in its other language. */
export interface LanguageSwitch {
  readonly language: PageLanguage;
  readonly href: string;
}

/** What the cookie says further after a choice made here, which the portal has not taken over yet. */
const NEWLY = '-neu';

const YEAR_SECONDS = 31_536_000;

/** The language asked for by the page's switch, which is kept; else the one chosen last, here or in the portal. */
export function pageLanguage(request: AnyRequest, reply: AnyReply, asked: string | undefined): PageLanguage {
  const wanted = known(asked);
  if (wanted === undefined) return known(request.cookies[LANGUAGE_COOKIE]?.slice(0, 2)) ?? 'de';
  const secure = isHttps(request.headers);
  reply.setCookie(LANGUAGE_COOKIE, `${wanted}${NEWLY}`, {
    path: '/',
    sameSite: 'lax',
    secure,
    maxAge: YEAR_SECONDS,
  });
  return wanted;
}

/** The same page in the other language. */
export function otherLanguage(
  language: PageLanguage,
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): LanguageSwitch {
  const other = language === 'de' ? 'en' : 'de';
  const kept = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return {
    language: other,
    href: `${path}?${new URLSearchParams([...kept, ['sprache', other]]).toString()}`,
  };
}

const known = (text: string | undefined): PageLanguage | undefined =>
  PAGE_LANGUAGES.find((language) => language === text);
