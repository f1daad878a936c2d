import { html, type Html } from './html';

/** Why somebody is signed out, as the portal says it (wire.md). */
export const SIGN_OUT_REASONS = ['wunsch', 'zeit', 'bank', 'fenster'] as const;

/** One of them. */
export type SignOutReason = (typeof SIGN_OUT_REASONS)[number];

interface LogoutFacts {
  readonly reason: SignOutReason;
  /** The sign-in, with the way back. */
  readonly signIn: string;
}

const WORDS: Readonly<Record<SignOutReason, { readonly headline: string; readonly text: string }>> = {
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
    text: 'Ein Aufruf war mit Ihrer Sitzung nicht erlaubt. Bitte melden Sie sich neu an.',
  },
  fenster: {
    headline: 'Ihre Sitzung ist beendet',
    text: 'Sie wurde in einem anderen Fenster beendet, und damit auch hier.',
  },
};

/** Says that the session is over and why, and leads back in. */
export function logoutPage({ reason, signIn }: LogoutFacts): Html {
  const { headline, text } = WORDS[reason];
  return html`<h1>${headline}</h1>
    <p class="note ok">${text}</p>
    <p><a class="button" href="${signIn}">Neu anmelden</a></p>`;
}
