import { messagesFrom } from '@sandbox/platform/http/message';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';

const { error } = messagesFrom({
  'fehler-sitzung-abgelaufen': 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
  'fehler-session-tan-erforderlich': 'Bitte geben Sie zuerst die Sitzung mit einer TAN frei.',
});

/** Nobody has signed in here: there is no session that a sign-out page could tell the end of. */
export const NOT_SIGNED_IN: Refusal = refusal(401, 'access_denied', error('fehler-sitzung-abgelaufen'));

/** A session that has ended, with the page that says so (wire.md). */
export const SESSION_EXPIRED: Refusal = refusal(
  401,
  'access_denied',
  error('fehler-sitzung-abgelaufen', { args: { logoutUrl: '/lp/wt/logout' } }),
);

/** The call needs the session TAN first. */
export const SESSION_TAN_REQUIRED: Refusal = refusal(
  422,
  'precondition.failed',
  error('fehler-session-tan-erforderlich'),
);

/** The anti-forgery header is missing or wrong. */
export const FORGED: Refusal = refusal(403, 'access_denied');
