import { parse } from 'node:querystring';
import formbody from '@fastify/formbody';
import type { FastifyRequest } from 'fastify';
import type { BankServer } from './bank-server';
import type { FailureAnswers } from './failure-answers';
import { UNREADABLE } from './failure-answers';
import { isReadableEncoding, isReadableHeader, isReadableJson } from './readable-text';

/** What cannot be read, told to the server's error handler. */
class UnreadableBody extends Error {
  readonly statusCode = 400;
}

/**
 * Refuses what no text can be: NUL, lone surrogates and broken encodings, in path, query, headers, forms and JSON, of
 * every call and before anybody is asked who they are. Nothing behind it has to think of them.
 */
export async function addTextHooks(server: BankServer, answers: FailureAnswers): Promise<void> {
  server.addHook('onRequest', async (request, reply) =>
    isReadableEncoding(request.raw.url ?? '') && hasReadableHeaders(request)
      ? undefined
      : answers.refusal(request, reply, UNREADABLE),
  );
  server.addHook('preValidation', async (request, reply) =>
    isReadableJson(request.body) ? undefined : answers.refusal(request, reply, UNREADABLE),
  );
  takeJson(server);
  await server.register(formbody, { parser: readForm });
}

const hasReadableHeaders = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  Object.values(headers).every((value) => [value ?? []].flat().every((each) => isReadableHeader(each)));

/** Every call carries Content-Type application/json (api.md 1), those without a body too. */
function takeJson(server: BankServer): void {
  const parseJson = server.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    let text: string;
    try {
      text = utf8.decode(body);
    } catch {
      return done(new UnreadableBody('The body is not UTF-8.'));
    }
    return void parseJson(request, text, done);
  });
}

function readForm(text: string): Record<string, unknown> {
  if (!isReadableEncoding(text.replaceAll('+', ' '))) throw new UnreadableBody('The form is not readable.');
  return { ...parse(text) };
}
