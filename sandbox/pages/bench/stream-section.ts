import { html, type Html } from '../html';

const BUTTONS = [
  ['disconnected', 'Getrennt melden'],
  ['closed', 'Schließen'],
  ['silence', 'Verstummen'],
] as const;

/** What can be done to the event streams that are open now. */
export function streamSection(areSilent: boolean): Html {
  const buttons = areSilent ? [['speech', 'Wieder sprechen'] as const] : BUTTONS;
  return html`<section aria-labelledby="ereignisse">
    <h2 id="ereignisse">Ereignisse</h2>
    <p class="dim">
      ${areSilent ? 'Alle Leitungen schweigen: auch kein Herzschlag.' : 'Gilt für alle Leitungen, die gerade offen sind.'}
    </p>
    <ul class="chips">
      ${buttons.map(
        ([what, name]) =>
          html`<li>
            <form method="post" action="/sandbox/stream">
              <input type="hidden" name="what" value="${what}" /><button type="submit">${name}</button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}
