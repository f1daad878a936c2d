import type { IncomingHttpHeaders } from 'node:http';
import * as E from 'fp-ts/Either';
import { refusal, type Refusal } from '@sandbox/platform/http/refusal';
import { tanMessage } from './tan-messages';

/** Request and response header with the challenge (api.md 3). */
export const INFO_HEADER = 'x-once-authentication-info';
/** Request header with the TAN; in a refusal, the challenge that stands now. */
export const TAN_HEADER = 'x-once-authentication';

interface WithHeaders {
  readonly headers: IncomingHttpHeaders;
}

/** What the TAN headers of a request say. */
export interface TanHeaders {
  readonly id?: string;
  /** The chosen method. */
  readonly typ?: string;
  readonly tan?: string;
}

const MALFORMED = refusal(400, 'request.object.invalid', tanMessage.error('fehler-tan-header-ungueltig'));

/**
 * Reads both headers: the info header is JSON with `id`, `typ`, `tan`; the TAN header is JSON with `id` and `tan`
 * or, from programs, the plain TAN. Two ids that differ are malformed.
 */
export function tanHeaders(request: WithHeaders): E.Either<Refusal, TanHeaders> {
  const info = headerText(request, INFO_HEADER);
  const answer = headerText(request, TAN_HEADER);
  const fromInfo = info === undefined ? {} : record(info);
  const fromAnswer =
    answer === undefined ? {} : answer.trim().startsWith('{') ? record(answer) : { tan: answer.trim() };
  if (fromInfo === undefined || fromAnswer === undefined) return E.left(MALFORMED);
  if (fromInfo.id !== undefined && fromAnswer.id !== undefined && fromInfo.id !== fromAnswer.id) {
    return E.left(MALFORMED);
  }
  return E.right({ ...fromInfo, ...fromAnswer });
}

function headerText(request: WithHeaders, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function record(text: string): TanHeaders | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const member = (name: string): unknown =>
    Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
  const [id, typ, tan] = [member('id'), member('typ'), member('tan')];
  if ([id, typ, tan].some((part) => part !== undefined && part !== null && typeof part !== 'string'))
    return undefined;
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof typ === 'string' ? { typ } : {}),
    ...(typeof tan === 'string' ? { tan } : {}),
  };
}
