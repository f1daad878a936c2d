import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest, RequestPayload } from 'fastify';
import type { BankServer } from '../http/bank-server';
import { refuse } from '../http/refusal';
import type { Fault, FaultList } from './fault';
import { faultAnswer } from './fault-answer';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | undefined;
  }
}

/** Marks the second run of a duplicated request, so that it meets no fault itself. */
const REPEATED = 'x-werkbank-repeated';
/** Pages of the sandbox never fail: with them the faults are taken away again. */
const SPARED = /^\/(sandbox|telefon|health)(\/|$|\?)/;

/** Lets the ordered faults happen to every other request. */
export function addFaultHooks(server: BankServer, faults: FaultList): void {
  server.decorateRequest('fault', undefined);

  // After the caller was recognised and counted, before anything is carried out.
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (SPARED.test(request.url) || request.headers[REPEATED] !== undefined) return done(null, payload);
    request.fault = faults.meet(request.method, request.url);
    before(server, request, reply, payload).then((answered) => {
      if (answered === undefined) done(null, payload);
    }, done);
  });

  server.addHook('preHandler', async (request) => {
    if (request.fault?.kind === 'duplicate') await repeat(server, request);
  });

  server.addHook('onSend', async (request, reply, payload) => after(request, reply, payload));
}

async function before(
  server: BankServer,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
): Promise<FastifyReply | undefined> {
  const { fault } = request;
  if (fault === undefined) return undefined;
  if (fault.kind === 'latency') return delay(server, request, reply, payload, fault.value ?? 1000);
  if (fault.kind === 'not-reached') return cut(request, reply);
  const answer = faultAnswer(fault);
  return answer === undefined ? undefined : refuse(reply, answer);
}

async function after(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  switch (request.fault?.kind) {
    case 'drop-answer':
      cut(request, reply);
      return undefined;
    case 'truncate':
      return instead(reply, typeof payload === 'string' ? payload.slice(0, payload.length / 2) : '{"');
    case 'empty':
      return instead(reply, '');
    case 'wrong-type':
      reply.header('content-type', 'text/html; charset=utf-8');
      return instead(reply, '<!doctype html><title>Wartung</title><p>Wir sind gleich wieder da.');
    default:
      return payload;
  }
}

/**
 * The request arrives so many milliseconds late. One that does something is carried out by itself, whether its caller
 * is still there or not: of a connection that has gone the server would carry out nothing more.
 */
async function delay(
  server: BankServer,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: RequestPayload,
  milliseconds: number,
): Promise<FastifyReply | undefined> {
  if (request.method === 'GET') {
    await sleep(milliseconds);
    return undefined;
  }
  const body = await buffer(payload);
  await sleep(milliseconds);
  const answer = await server.inject({
    method: methodOf(request.method),
    url: request.url,
    remoteAddress: request.ip,
    headers: { ...request.headers, [REPEATED]: '1' },
    payload: body,
  });
  return reply.code(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
}

/** Other words than those that were to be sent, which may have been a compressed file. */
function instead(reply: FastifyReply, text: string): string {
  reply.removeHeader('content-length');
  reply.removeHeader('content-encoding');
  reply.removeHeader('etag');
  return text;
}

/** Ends the connection without a word, as a broken network does. */
function cut(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

/** The network delivered the request twice: the first run's answer is lost. */
async function repeat(server: BankServer, request: FastifyRequest): Promise<void> {
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => name !== 'content-length'),
  );
  await server.inject({
    method: methodOf(request.method),
    url: request.url,
    headers: { ...headers, [REPEATED]: '1' },
    ...(request.body === undefined || request.body === null ? {} : { payload: JSON.stringify(request.body) }),
  });
}

function methodOf(method: string): 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' {
  switch (method) {
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return method;
    default:
      return 'GET';
  }
}
