import { DEMO_CUSTOMERS } from '../../world/demo-customers';
import { CONTACT } from '../contact';
import { html, type Html } from '../html';
import { LOGIN_WORDS } from './login-words';
import type { PageLanguage } from '../page-language';

export interface LoginFacts {
  /** Path the form is sent to. */
  readonly action: string;
  readonly language: PageLanguage;
  /** The door somebody came to. */
  readonly area: 'customer' | 'ihf';
  /** Somebody is signed in who has no contract: the portal sends them back here, and they learn why (GU-02). */
  readonly lacksContract: boolean;
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
  const words = LOGIN_WORDS[facts.language];
  return html`<h1>${words.headline[facts.area]}</h1>
    ${facts.lacksContract ? noContract(facts.language) : undefined}
    <p class="lead">${words.lead}</p>
    ${clockState(facts)}
    <div class="columns-2">
      <section aria-labelledby="formular">
        <h2 id="formular">${words.byNumber}</h2>
        ${facts.problem === undefined ? undefined : html`<p class="note error" role="alert" id="problem">${facts.problem}</p>`}
        <form method="post" action="${facts.action}">
          ${keptFields(facts)}
          <div class="field">
            <label for="zugangsnummer">${words.number}</label>
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
            <span class="hint" id="nummer-hinweis">${words.numberHint}</span>
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
            <span class="hint" id="pin-hinweis">${words.pinHint}</span>
          </div>
          <button class="go" type="submit">${words.signIn}</button>
        </form>
      </section>
      ${facts.isOpen ? demoCustomers(facts) : undefined}
    </div>`;
}

function noContract(language: PageLanguage): Html {
  const { noContract, callUs, signOut } = LOGIN_WORDS[language];
  return html`<div class="note warn" role="alert">
    <p>${noContract}</p>
    <p>
      ${callUs} <a href="tel:${CONTACT.phone.replaceAll(' ', '')}">${CONTACT.phone}</a>,
      ${CONTACT.hours[language]}.
      <a href="/lp/wt/logout">${signOut}</a>
    </p>
  </div>`;
}

function demoCustomers(facts: LoginFacts): Html {
  const words = LOGIN_WORDS[facts.language];
  return html`<section aria-labelledby="personen">
    <h2 id="personen">${words.asDemo}</h2>
    <ul class="list">
      ${DEMO_CUSTOMERS.map(
        (customer) =>
          html`<li>
            <div>
              <h3>${customer.firstName} ${customer.lastName}</h3>
              <div lang="de">${customer.shows}</div>
              <div class="dim">${words.number} ${customer.zugangsnummer}, PIN ${customer.pin}</div>
            </div>
            <form method="post" action="${facts.action}">
              ${keptFields(facts)}
              <input type="hidden" name="zugangsnummer" value="${customer.zugangsnummer}" />
              <input type="hidden" name="pin" value="${customer.pin}" />
              <button type="submit">
                ${words.signIn}<span class="vh"> ${words.as} ${customer.firstName} ${customer.lastName}</span>
              </button>
            </form>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Carried through the sign-in: where to go, and what the portal wants back. */
const keptFields = ({ page, stash }: LoginFacts): Html =>
  html`<input type="hidden" name="page" value="${page}" />
    ${stash === undefined ? undefined : html`<input type="hidden" name="stash" value="${stash}" />`}`;

function clockState({ language, bankTime, isTradingTime, isOpen, page }: LoginFacts): Html {
  const words = LOGIN_WORDS[language];
  return html`<div class="state">
    <p>${words.bankTime}: <strong>${bankTime}</strong>. ${isTradingTime ? words.open : words.closed}</p>
    ${
      isTradingTime || !isOpen
        ? undefined
        : html`<form method="post" action="/sandbox/clock">
            <input type="hidden" name="nextTradingTime" value="true" />
            <input type="hidden" name="back" value="/login?page=${encodeURIComponent(page)}" />
            <button type="submit">${words.setClock}</button>
          </form>`
    }
  </div>`;
}
