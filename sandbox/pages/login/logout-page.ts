import { html, type Html } from '../html';
import type { PageLanguage } from '../page-language';

/** Why somebody is signed out, as the portal says it (wire.md). */
export const SIGN_OUT_REASONS = ['wunsch', 'zeit', 'bank', 'fenster'] as const;

/** One of them. */
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

interface LogoutFacts {
  readonly reason: SignOutReason;
  /** The sign-in, with the way back. */
  readonly signIn: string;
  readonly language: PageLanguage;
}

interface Words {
  readonly headline: string;
  readonly text: string;
}

const WORDS: Readonly<Record<PageLanguage, Readonly<Record<SignOutReason, Words>>>> = {
  de: {
    wunsch: {
      headline: 'Sie sind abgemeldet',
      text: 'Ihre Sitzung ist beendet. Auf diesem Gerät bleibt nichts von Ihren Daten zurück.',
    },
    zeit: {
      headline: 'Ihre Sitzung ist abgelaufen',
      text: 'Zu Ihrer Sicherheit haben wir Sie abgemeldet, weil längere Zeit nichts geschehen ist. Was Sie eingegeben hatten, liegt verschlüsselt auf diesem Gerät und ist nach dem Anmelden wieder da.',
    },
    bank: {
      headline: 'Die Bank hat Ihre Sitzung beendet',
      text: 'Wir konnten Ihre Sitzung nicht fortsetzen. Bitte melden Sie sich neu an.',
    },
    fenster: {
      headline: 'Ihre Sitzung ist beendet',
      text: 'Sie wurde in einem anderen Fenster beendet, und damit auch hier.',
    },
  },
  en: {
    wunsch: {
      headline: 'You have signed out',
      text: 'Your session has ended. None of your data stays on this device.',
    },
    zeit: {
      headline: 'Your session has expired',
      text: 'For your security we signed you out because nothing had happened for some time. What you had entered is stored encrypted on this device and will be back once you sign in.',
    },
    bank: {
      headline: 'The bank has ended your session',
      text: 'We were unable to continue your session. Please sign in again.',
    },
    fenster: {
      headline: 'Your session has ended',
      text: 'It was ended in another window, and therefore here too.',
    },
  },
};

/** What the window is called. */
export const logoutTitle: Readonly<Record<PageLanguage, string>> = { de: 'Abgemeldet', en: 'Signed out' };

const SIGN_IN: Readonly<Record<PageLanguage, string>> = { de: 'Neu anmelden', en: 'Sign in again' };

/** Says that the session is over and why, and leads back in. */
export function logoutPage({ reason, signIn, language }: LogoutFacts): Html {
  const { headline, text } = WORDS[language][reason];
  return html`<h1>${headline}</h1>
    <p class="note ok">${text}</p>
    <p><a class="button" href="${signIn}">${SIGN_IN[language]}</a></p>`;
}
