import { messagesFrom } from '../http/message';
import { refusal, type Refusal, type RefusalCode } from '../http/refusal';
import type { Fault } from './fault';

const { error } = messagesFrom({ 'fehler-pruefstand': 'Diese Störung hat der Prüfstand bestellt.' });

/** The code that goes with a status that was ordered (api.md 2). */
const CODES: ReadonlyMap<number, RefusalCode> = new Map<number, RefusalCode>([
  [400, 'request.object.invalid'],
  [401, 'access_denied'],
  [403, 'access_denied'],
  [404, 'not-found'],
  [422, 'precondition.failed'],
  [429, 'precondition.failed'],
]);

/** The refusal a fault answers with instead of carrying the request out; undefined for the others. */
export function faultAnswer({ kind, value = 500, text }: Fault): Refusal | undefined {
  switch (kind) {
    case 'status':
      return refusal(value, CODES.get(value) ?? 'internal-server-error');
    case 'precondition':
      return refusal(422, 'precondition.failed', {
        ...error('fehler-pruefstand'),
        key: text ?? 'fehler-pruefstand',
      });
    case 'error-uri':
      return { ...refusal(403, 'access_denied'), headers: { 'x-error-uri': text ?? '/cp/error/generic' } };
    default:
      return undefined;
  }
}
