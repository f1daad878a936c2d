import { refusal } from '@sandbox/platform/http/refusal';
import { tanMessage } from './tan-messages';

/** Why the bank does not release (portal.md 8, api.md 3). */
export const tanRefusal = {
  locked: refusal(422, 'access_denied', tanMessage.error('fehler-tan-gesperrt')),
  expired: refusal(422, 'expired', tanMessage.error('fehler-tan-abgelaufen')),
  declined: refusal(422, 'expired', tanMessage.error('fehler-push-abgelehnt')),
  changed: refusal(422, 'precondition.failed', tanMessage.error('fehler-auftrag-weicht-von-freigabe-ab')),
  missing: refusal(400, 'request.object.invalid', tanMessage.error('fehler-tan-fehlt')),
  notApprovedYet: refusal(400, 'TAN_UNGUELTIG', tanMessage.error('PUSHTAN_ANGEFORDERT')),
  noSuchType: refusal(
    400,
    'request.object.invalid',
    tanMessage.error('fehler-tan-verfahren-nicht-verfuegbar'),
  ),
  wrong: (triesLeft: number) =>
    refusal(400, 'TAN_UNGUELTIG', tanMessage.error('TAN_UNGUELTIG', { args: { triesLeft } })),
} as const;
