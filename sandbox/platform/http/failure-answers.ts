import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { sendPage } from '@sandbox/pages/page';
import { refusalPage } from '@sandbox/pages/refusal-page';
import type { BankServer } from './bank-server';
import { messagesFrom } from './message';
import { refusal, refuse, type Refusal } from './refusal';

const { error } = messagesFrom({
  'fehler-anfrage-ungueltig': 'Die Anfrage ist nicht lesbar.',
  'fehler-feld-ungueltig': 'Dieser Wert ist nicht gültig: {grund}',
  'fehler-zu-viele-anfragen':
    'Das waren zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Augenblick.',
});

/** Turns what went wrong before or in a handler into the error body of api.md 2. */
export function addFailureAnswers(server: BankServer): void {
  server.setErrorHandler(answerFailure);
}

/** Answers a failure; a bug is a logged 500. */
export function answerFailure(
  failure: FastifyError,
  request: Pick<FastifyRequest, 'log' | 'url' | 'headers'>,
  reply: FastifyReply,
): void {
  const refused = refusalFor(failure);
  if (refused.status >= 500) request.log.error(failure, 'A request failed.');
  answerRefusal(request, reply, refused);
}

/** A person at a browser gets a page with the same words, a program the error body. */
export function answerRefusal(
  request: Pick<FastifyRequest, 'url' | 'headers'>,
  reply: FastifyReply,
  refused: Refusal,
): FastifyReply {
  const isPage = request.headers.accept?.includes('text/html') === true && !request.url.startsWith('/api/');
  return isPage ? sendPage(reply, request.url, refusalPage(refused)) : refuse(reply, refused);
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
  if (status >= 400 && status < 500)
    return refusal(status, 'request.object.invalid', error('fehler-anfrage-ungueltig'));
  return refusal(500, 'internal-server-error');
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
