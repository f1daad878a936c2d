import type {
  FirstAccess,
  TelephoneApplication,
  TelephoneApplications,
} from '@sandbox/areas/application/progress/telephone-applications';
import { html, type Html } from '../html';

/** Applications on somebody's telephone: identification, the second release, and the letter with the first access. */
export function applicationsSection(
  owner: string,
  { access, applications }: TelephoneApplications,
): Html | undefined {
  if (applications.length === 0) return undefined;
  return html`<section class="phone" aria-labelledby="antraege">
    <h2 id="antraege">Anträge</h2>
    ${access === undefined ? undefined : letter('Ihr Zugang ist eingerichtet.', access)}
    ${applications.map((application) => entry(owner, application))}
  </section>`;
}

const letter = (sentence: string, { zugangsnummer, pin }: FirstAccess): Html =>
  html`<div class="note ok">
    <p>Brief der Werkbank: ${sentence}</p>
    <dl>
      <dt>Zugangsnummer</dt>
      <dd><strong>${zugangsnummer}</strong></dd>
      <dt>PIN</dt>
      <dd><strong>${pin}</strong></dd>
    </dl>
    <a class="button" href="/login">Anmelden</a>
  </div>`;

function entry(owner: string, application: TelephoneApplication): Html {
  const { title, applicationNumber, stateText, reason, toIdentify, awaitsSecond, secondAccess } = application;
  return html`<article class="bubble">
    <p class="sentence">${title}, Antrag ${applicationNumber}</p>
    <p>${stateText}${reason === undefined ? undefined : html`: ${reason}`}</p>
    ${secondAccess === undefined ? undefined : letter('Zugang der zweiten Person.', secondAccess)}
    ${
      awaitsSecond
        ? html`<p>
              Die zweite Person gibt den Antrag hier frei, wenn sie noch kein Konto bei der Werkbank hat.
            </p>
            ${decisions(owner, application, '', [
              ['release', 'Als zweite Person freigeben', 'go'],
              ['decline', 'Ablehnen', 'plain'],
            ])}`
        : undefined
    }
    ${toIdentify.map(
      ({ role, name }) =>
        html`<p>Videoanruf mit ${name}: Bitte zeigen Sie Ihren Ausweis.</p>
          ${decisions(owner, application, role, [
            ['identify', `${name} ist erkannt`, 'go'],
            ['fail', 'Identifikation misslungen', 'danger'],
          ])}`,
    )}
  </article>`;
}

type Choice = readonly [kind: string, text: string, look: string];

const decisions = (
  owner: string,
  { applicationId, applicationNumber }: TelephoneApplication,
  role: string,
  choices: readonly Choice[],
): Html =>
  html`<form method="post" action="/telefon/antrag" class="actions">
    <input type="hidden" name="wer" value="${owner}" /><input
      type="hidden"
      name="id"
      value="${applicationId}"
    /><input type="hidden" name="role" value="${role}" />
    ${choices.map(
      ([kind, text, look]) =>
        html`<button class="${look}" type="submit" name="kind" value="${kind}">
          ${text}<span class="vh">, Antrag ${applicationNumber}</span>
        </button>`,
    )}
  </form>`;
