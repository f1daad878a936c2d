import type { WireMessage } from '@sandbox/platform/http/message';

/** How far an application has come (api.md 9). */
export const STATES = [
  'RECEIVED',
  'WAITING_FOR_SECOND',
  'IDENTIFICATION',
  'REVIEW',
  'OPENED',
  'REFUSED',
] as const;

/** A state, by the wire's name. */
export type ApplicationState = (typeof STATES)[number];

/** States in German, for letters and the telephone. */
export const STATE_TEXTS: Readonly<Record<ApplicationState, string>> = {
  RECEIVED: 'Eingegangen',
  WAITING_FOR_SECOND: 'Wartet auf die zweite Person',
  IDENTIFICATION: 'Wartet auf die Identifikation',
  REVIEW: 'In Prüfung',
  OPENED: 'Eröffnet',
  REFUSED: 'Abgelehnt',
};

/** Why an application is refused, or what of it could not be done, and the sentence the customer reads. */
export const REASONS = {
  SECOND_DECLINED: 'Die zweite Person hat den Antrag nicht freigegeben.',
  SECOND_LATE: 'Die zweite Person hat den Antrag nicht rechtzeitig freigegeben.',
  IDENTIFICATION_FAILED: 'Die Identifikation ist nicht gelungen.',
  IDENTIFICATION_LATE: 'Die Identifikation ist nicht rechtzeitig erfolgt.',
  INCOME_TOO_LOW: 'Das Einkommen reicht für den gewünschten Dispositionskredit nicht aus.',
  NOT_APPROPRIATE: 'CFDs passen nach Ihren Antworten und Erfahrungen nicht zu Ihnen.',
  US_PERSON: 'Dieses Produkt können wir US-Personen nicht anbieten.',
  NOT_COVERED: 'Auf dem Konto war nicht genug Geld für die Anlage.',
  CARD_THERE: 'Sie haben diese Karte schon.',
  PLAN_NOT_MADE:
    'Der Sparplan konnte nicht angelegt werden. Warum, steht in einem Schreiben in Ihrem Postfach.',
} as const satisfies Readonly<Record<string, string>>;

/** A reason, by the wire's key. */
export type Reason = keyof typeof REASONS;

/** A message that is an error. */
export const hasErrors = (messages: readonly WireMessage[]): boolean =>
  messages.some(({ severity }) => severity === 'ERROR');
