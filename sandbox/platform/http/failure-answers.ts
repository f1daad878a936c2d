import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/unavailable';
import { messagesFrom } from './message';
import { refusal, refuse, type Refusal } from './refusal';

const { error } = messagesFrom({
  'fehler-anfrage-ungueltig': 'Die Anfrage ist nicht lesbar.',
  'fehler-feld-ungueltig': 'Dieser Wert ist nicht gültig: {grund}',
  'fehler-zu-viele-anfragen':
    'Das waren zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick.',
});

/** For what is no text at all. */
export const UNREADABLE = refusal(400, 'request.object.invalid', error('fehler-anfrage-ungueltig'));

/** The bank cannot do it just now: whatever was asked was not carried out, or the customer asks what became of it. */
export const UNAVAILABLE: Refusal = {
  ...refusal(503, 'internal-server-error'),
  headers: { 'retry-after': '2' },
};

/** Shows a refusal to a person at a browser. */
export type RefusalPage = (reply: FastifyReply, path: string, refused: Refusal) => FastifyReply;

/** How what went wrong before or in a handler, and what is not there, is answered (api.md 2). */
export interface FailureAnswers {
  /** Answers a failure; a bug is a logged 500. */
  readonly failure: (
    failure: FastifyError,
    request: Pick<FastifyRequest, 'log' | 'url' | 'headers'>,
    reply: FastifyReply,
  ) => void;
  readonly refusal: (
    request: Pick<FastifyRequest, 'url' | 'headers'>,
    reply: FastifyReply,
    refused: Refusal,
  ) => FastifyReply;
}

/**
 * A person at a browser gets a page with the same words, where there is one; a program the error body. What the
 * database cannot do just now is noted for the health of the bank.
 */
export function failureAnswers(
  page: RefusalPage | undefined,
  { noteFailure }: { readonly noteFailure: () => void },
): FailureAnswers {
  const answer: FailureAnswers['refusal'] = (request, reply, refused) => {
    const isPage = request.headers.accept?.includes('text/html') === true && !request.url.startsWith('/api/');
    return isPage && page !== undefined
      ? page(reply.headers(refused.headers ?? {}), request.url, refused)
      : refuse(reply, refused);
  };
  return {
    refusal: answer,
    failure: (failure, request, reply) => {
      const refused = refusalFor(failure);
      if (refused === UNAVAILABLE) {
        noteFailure();
        request.log.warn(failure, 'The database is not available.');
      } else if (refused.status >= 500) request.log.error(failure, 'A request failed.');
      answer(request, reply, refused);
    },
  };
}

function refusalFor(failure: FastifyError): Refusal {
  const status = failure.statusCode ?? 500;
  if (failure.validation !== undefined) {
    const code = failure.validationContext === 'body' ? 'request.object.invalid' : 'request.query.invalid';
    if (failure.validationContext === 'params') return refusal(404, 'not-found');
    return refusal(
      400,
      code,
      ...failure.validation.map(({ instancePath, message = '' }) =>
        error('fehler-feld-ungueltig', { args: { grund: message }, origin: [attribute(instancePath)] }),
      ),
    );
  }
  if (status === 429) return refusal(429, 'precondition.failed', error('fehler-zu-viele-anfragen'));
  if (status >= 400 && status < 500) return { ...UNREADABLE, status };
  return isUnavailable(failure) ? UNAVAILABLE : refusal(500, 'internal-server-error');
}

/** `/instruments/1/rate` as the attribute `instruments[1].rate`. */
function attribute(path: string): string {
  return path
    .split('/')
    .slice(1)
    .reduce(
      (name, part) => (/^\d+$/.test(part) ? `${name}[${part}]` : name === '' ? part : `${name}.${part}`),
      '',
    );
}
