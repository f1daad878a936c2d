import { DEMO_CUSTOMERS } from '../world/demo-customers';
import { html, type Html } from './html';

export interface LoginFacts {
  /** Path the form is sent to. */
  readonly action: string;
  readonly headline: string;
  /** Wished target, verbatim; checked again after sign-in. */
  readonly page: string;
  /** What the portal gave to keep until after sign-in (GU-10). */
  readonly stash: string | undefined;
  readonly problem: string | undefined;
  readonly zugangsnummer: string;
  readonly bankTime: string;
  /** Whether the demo customers, their PINs and the clock are shown: not to strangers. */
  readonly isOpen: boolean;
  readonly isTradingTime: boolean;
}

/** The sign-in page: a form for people with a number, and all demo customers, one click each. */
export function loginPage(facts: LoginFacts): Html {
  return html`<h1>${facts.headline}</h1>
    <p class="lead">
      Hier melden Sie sich mit Zugangsnummer und PIN an. Danach gibt eine TAN die Sitzung frei.
    </p>
    ${clockState(facts)}
    <div class="columns-2">
      <section aria-labelledby="formular">
        <h2 id="formular">Mit Zugangsnummer</h2>
        ${facts.problem === undefined ? undefined : html`<p class="note error" role="alert" id="problem">${facts.problem}</p>`}
        <form method="post" action="${facts.action}">
          ${keptFields(facts)}
          <div class="field">
            <label for="zugangsnummer">Zugangsnummer</label>
            <input
              id="zugangsnummer"
              name="zugangsnummer"
              inputmode="numeric"
              autocomplete="username"
              maxlength="8"
              required
              value="${facts.zugangsnummer}"
              aria-describedby="nummer-hinweis${facts.problem === undefined ? undefined : ' problem'}"
            />
            <span class="hint" id="nummer-hinweis">8 Ziffern</span>
          </div>
          <div class="field">
            <label for="pin">PIN</label>
            <input
              id="pin"
              name="pin"
              type="password"
              inputmode="numeric"
              autocomplete="current-password"
              maxlength="6"
              required
              aria-describedby="pin-hinweis"
            />
            <span class="hint" id="pin-hinweis">6 Ziffern</span>
          </div>
          <button class="go" type="submit">Anmelden</button>
        </form>
      </section>
      ${facts.isOpen ? demoCustomers(facts) : undefined}
    </div>`;
}

const demoCustomers = (facts: LoginFacts): Html =>
  html`<section aria-labelledby="personen">
    <h2 id="personen">Als Demo-Kundin oder -Kunde</h2>
    <ul class="list">
      ${DEMO_CUSTOMERS.map(
        (customer) =>
          html`<li>
            <div>
              <h3>${customer.firstName} ${customer.lastName}</h3>
              <div>${customer.shows}</div>
              <div class="dim">Zugangsnummer ${customer.zugangsnummer}, PIN ${customer.pin}</div>
            </div>
            <form method="post" action="${facts.action}">
              ${keptFields(facts)}
              <input type="hidden" name="zugangsnummer" value="${customer.zugangsnummer}" />
              <input type="hidden" name="pin" value="${customer.pin}" />
              <button type="submit">
                Anmelden<span class="vh"> als ${customer.firstName} ${customer.lastName}</span>
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;

/** Carried through the sign-in: where to go, and what the portal wants back. */
const keptFields = ({ page, stash }: LoginFacts): Html =>
  html`<input type="hidden" name="page" value="${page}" />
    ${stash === undefined ? undefined : html`<input type="hidden" name="stash" value="${stash}" />`}`;

function clockState({ bankTime, isTradingTime, isOpen, page }: LoginFacts): Html {
  return html`<div class="state">
    <p>
      Bankzeit: <strong>${bankTime}</strong>.
      ${isTradingTime ? 'Die deutschen Börsen sind geöffnet.' : 'Die deutschen Börsen sind geschlossen.'}
    </p>
    ${
      isTradingTime || !isOpen
        ? undefined
        : html`<form method="post" action="/sandbox/clock">
            <input type="hidden" name="nextTradingTime" value="true" />
            <input type="hidden" name="back" value="/login?page=${encodeURIComponent(page)}" />
            <button type="submit">Uhr auf den nächsten Handelsbeginn stellen</button>
          </form>`
    }
  </div>`;
}
