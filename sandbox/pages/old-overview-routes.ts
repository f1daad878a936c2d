import type { BankServer } from '@sandbox/platform/http/bank-server';
import { html } from './html';
import { sendPage } from './page';
import { pageLanguage } from './page-language';

const PATH = '/lp/wt/depotuebersicht';

const words = {
  de: {
    title: 'Bisherige Depotübersicht',
    text: 'Für Sie ist die neue Depotübersicht noch nicht freigeschaltet. Die bisherige gehört nicht zur Werkbank.',
    back: 'Zurück zum Portal',
  },
  en: {
    title: 'Previous portfolio overview',
    text: 'The new portfolio overview is not available to you yet. The previous one is not part of Werkbank.',
    back: 'Back to the portal',
  },
} as const;

/** Stands in for the depot overview outside the portal, where customers without the new one are led (GU-06). */
export function oldOverviewRoutes(server: BankServer): void {
  server.get(PATH, { schema: { hide: true } }, async (request, reply) => {
    const language = pageLanguage(request, reply, undefined);
    const { title, text, back } = words[language];
    const main = html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="button" href="/ngbrk/">${back}</a></p>`;
    return sendPage(reply, PATH, { title, language, main });
  });
}
