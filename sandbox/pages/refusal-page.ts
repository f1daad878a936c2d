import type { Refusal } from '@sandbox/platform/http/refusal';
import { html } from './html';
import type { PageParts } from './page';

const TITLES: Readonly<Record<number, string>> = {
  404: 'Diese Seite gibt es nicht',
  503: 'Die Bank ist gerade nicht erreichbar',
};

/** What a person reads when the bank does not do what the browser asked. */
export function refusalPage({ status, messages }: Refusal): PageParts {
  const title = TITLES[status] ?? 'Das ging nicht';
  return {
    title,
    status,
    main: html`<h1>${title}</h1>
      ${messages.map(({ message, key }) => html`<p class="note error">${message ?? key}</p>`)}
      <p><a class="button" href="/ngbrk/">Zum Portal</a></p>`,
  };
}
