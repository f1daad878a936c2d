import type { Telephone, TelephoneMessage } from '@sandbox/areas/tan/telephone';
import { DEMO_CUSTOMERS } from '../../world/demo-customers';
import { html, type Html } from '../html';

const KIND: Readonly<Record<string, string>> = {
  M_TAN: 'SMS der Werkbank',
  P_TAN: 'Foto-TAN-Scanner',
  P_TAN_PUSH: 'Freigabe-App',
};

const STATE: Readonly<Record<TelephoneMessage['state'], string>> = {
  OPEN: 'offen',
  USED: 'verwendet',
  VOID: 'ersetzt, gilt nicht mehr',
  EXPIRED: 'abgelaufen',
};

const PUSH_STATE = {
  PENDING: 'wartet auf Sie',
  AUTHENTICATED: 'freigegeben',
  DECLINED: 'abgelehnt',
  DECLINED_INVALID_TX: 'abgelehnt, die Angaben stimmten nicht',
  EXPIRED: 'abgelaufen',
} as const;

/** What a scanned picture said. */
export interface Scanned {
  readonly tan: string;
  readonly words: readonly string[];
}

/** Choice of whose telephone it is. */
export function telephoneChoice(): Html {
  return html`<h1>Telefon</h1>
    <p class="lead">Hier liegt das Telefon jeder Demo-Person: SMS, Foto-TAN-Scanner und Freigabe-App.</p>
    <form method="get" action="/telefon" class="actions">
      <div class="field">
        <label for="antragsnummer">Ohne Konto: Antragsnummer</label>
        <input id="antragsnummer" name="wer" maxlength="8" required />
      </div>
      <button type="submit">Telefon nehmen</button>
    </form>
    <ul class="list">
      ${DEMO_CUSTOMERS.map(
        ({ zugangsnummer, firstName, lastName, phoneNumber }) =>
          html`<li>
            <div>
              <h2>${firstName} ${lastName}</h2>
              <div class="dim">${phoneNumber}</div>
            </div>
            <a class="button" href="/telefon?wer=${zugangsnummer}"
              >Telefon<span class="vh"> von ${firstName} ${lastName}</span> nehmen</a
            >
          </li>`,
      )}
    </ul>`;
}

/** The telephone itself: each message says in words what is being signed, with the check phrase of the portal. */
export function telephonePage(
  telephone: Telephone,
  scanned: Scanned | 'unreadable' | undefined,
  applications: Html | undefined,
): Html {
  const owner = telephone.zugangsnummer;
  return html`<h1>Telefon von ${telephone.name}</h1>
    <p class="lead">
      Vergleichen Sie, was hier steht, mit dem, was das Portal zeigt: Auftrag und Prüfwörter müssen gleich
      sein. <a href="/telefon?wer=">Anderes Telefon</a>
    </p>
    ${telephone.locked ? html`<p class="note error"><strong>Die Freigabe ist gesperrt.</strong> Es kommen keine neuen TANs. Entsperren kann sie die Bank im <a href="/sandbox">Prüfstand</a>.</p>` : undefined}
    <div class="columns-2">
      <section class="phone" aria-labelledby="nachrichten">
        <h2 id="nachrichten">Nachrichten</h2>
        ${
          telephone.messages.length === 0
            ? html`<p>Noch keine Nachricht. Sobald das Portal eine TAN anfordert, erscheint sie hier.</p>`
            : telephone.messages.map((message) => bubble(message, owner))
        }
      </section>
      ${applications}
      <section aria-labelledby="scanner">
        <h2 id="scanner">Bild einlesen</h2>
        <p>
          Eine Foto-TAN, die das Portal zeigt, liest der Scanner von selbst (links). Wer den Inhalt des Bildes
          mit einem anderen Programm entziffert hat, kann ihn hier eingeben.
        </p>
        ${scanned === undefined ? undefined : scanResult(scanned)}
        <form method="post" action="/telefon/scan">
          <input type="hidden" name="wer" value="${owner}" />
          <div class="field">
            <label for="inhalt-des-bildes">Inhalt des Bildes</label>
            <textarea id="inhalt-des-bildes" name="content" rows="5" required></textarea>
          </div>
          <button type="submit">TAN berechnen</button>
        </form>
      </section>
    </div>`;
}

function scanResult(scanned: Scanned | 'unreadable'): Html {
  if (scanned === 'unreadable')
    return html`<p class="note error" role="alert">Das ist kein Bild der Werkbank.</p>`;
  return html`<div class="note ok" role="status">
    ${scanned.words.map((word) => html`<div>${word}</div>`)}
    <p class="tan">${scanned.tan}</p>
  </div>`;
}

function bubble(message: TelephoneMessage, owner: string): Html {
  const isOpen = message.state === 'OPEN';
  return html`<article class="bubble${isOpen ? ' open' : ''}">
    <p class="dim">
      ${KIND[message.typ] ?? message.typ}, ${time(message.issuedAt)} Uhr, ${stateText(message)}
    </p>
    <p class="sentence">${message.sentence}</p>
    <dl>
      ${message.lines.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
      )}
      <dt>Prüfwörter</dt>
      <dd><strong>${message.checkPhrase}</strong></dd>
      <dt>Gilt bis</dt>
      <dd>${time(message.expiresAt)} Uhr</dd>
    </dl>
    ${isOpen && message.tan !== undefined ? html`<p class="tan"><span class="vh">TAN: </span>${message.tan}</p>` : undefined}
    ${isOpen && message.pushStatus === 'PENDING' ? decisions(message, owner) : undefined}
  </article>`;
}

function decisions({ challengeId, sentence }: TelephoneMessage, owner: string): Html {
  const choice = (decision: string, text: string, look: string): Html =>
    html`<button class="${look}" type="submit" name="decision" value="${decision}">
      ${text}<span class="vh">: ${sentence}</span>
    </button>`;
  return html`<form method="post" action="/telefon/push" class="actions">
    <input type="hidden" name="wer" value="${owner}" /><input
      type="hidden"
      name="id"
      value="${challengeId}"
    />
    ${choice('approve', 'Freigeben', 'go')}${choice('decline', 'Ablehnen', 'plain')}${choice('mismatch', 'Die Angaben stimmen nicht', 'danger')}
  </form>`;
}

const stateText = ({ state, pushStatus }: TelephoneMessage): string =>
  pushStatus === undefined || state === 'VOID' ? STATE[state] : PUSH_STATE[pushStatus];

/** Clock time of a TimestampString. */
const time = (timestamp: string): string => timestamp.slice(11, 19);
