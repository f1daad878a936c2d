import type { AnyReply } from '@sandbox/platform/http/bank-server';
import { html, type Html } from './html';
import type { LanguageSwitch, PageLanguage } from './page-language';

export interface PageParts {
  readonly title: string;
  readonly main: Html;
  /** The page asks for itself every few seconds and shows what changed (assets/refresh.js). */
  readonly refreshes?: boolean;
  readonly status?: number;
  /** German unless said otherwise: pages that every customer meets are there in both. */
  readonly language?: PageLanguage;
  readonly languageSwitch?: LanguageSwitch;
}

type Words = Readonly<Record<PageLanguage, string>>;

const LINKS: readonly (readonly [href: string, text: Words])[] = [
  ['/login', { de: 'Anmelden', en: 'Sign in' }],
  ['/telefon', { de: 'Telefon', en: 'Telephone' }],
  ['/sandbox', { de: 'Prüfstand', en: 'Test bench' }],
  ['/sandbox/log', { de: 'Protokoll', en: 'Log' }],
  ['/sandbox/audit', { de: 'Prüfspur', en: 'Audit trail' }],
];
/** What a search engine says below the title. */
const SITE: Words = {
  de: 'Werkbank, die Sandbox-Bank zum Depot- und Handelsportal Depotwerk.',
  en: 'Werkbank, the sandbox bank of the depot and trading portal Depotwerk.',
};
const SKIP: Words = { de: 'Zum Inhalt springen', en: 'Skip to content' };
const PAGES: Words = { de: 'Seiten der Werkbank', en: 'Werkbank pages' };
const NAMES: Words = { de: 'Deutsch', en: 'English' };

/** Sends a page of the bank in the common frame. */
export function sendPage<Reply extends AnyReply & { url?: string }>(
  reply: Reply,
  path: string,
  parts: PageParts,
): Reply {
  reply.code(parts.status ?? 200);
  reply.header('content-type', 'text/html; charset=utf-8');
  reply.send(frame(path, parts).toString());
  return reply;
}

function frame(path: string, parts: PageParts): Html {
  const { title, main, refreshes = false, language = 'de', languageSwitch } = parts;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${title}: ${SITE[language]}" />
        <title>${title} · Werkbank</title>
        <link rel="icon" href="data:," />
        <link rel="preload" href="/sandbox/assets/plex-sans.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/sandbox/assets/werkbank.css" />
        ${refreshes ? html`<script src="/sandbox/assets/refresh.js" defer></script>` : undefined}
      </head>
      <body>
        <a class="skip" href="#inhalt">${SKIP[language]}</a>
        <header class="bar">
          <a class="brand" href="/ngbrk/"
            ><svg viewBox="0 0 28 28" aria-hidden="true">
              <path d="M3 24V11l7-5v5l7-5v5l8-6v19z" fill="none" stroke="currentColor" stroke-width="2" />
              <path class="columns" d="M8 24v-6M14 24v-8M20 24V13" stroke-width="2.5" /></svg
            >Werkbank</a
          >
          <nav aria-label="${PAGES[language]}">
            <ul>
              ${LINKS.map(([href, text]) => html`<li><a href="${href}" ${href === path ? html` aria-current="page"` : undefined}>${text[language]}</a></li>`)}
            </ul>
          </nav>
          ${languageSwitch === undefined ? undefined : languageLink(languageSwitch)}
        </header>
        <main id="inhalt" tabindex="-1">${main}</main>
      </body>
    </html> `;
}

const languageLink = ({ language, href }: LanguageSwitch): Html =>
  html`<a class="language" href="${href}" lang="${language}" hreflang="${language}">${NAMES[language]}</a>`;
