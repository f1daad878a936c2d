import type { FastifyHttpOptions } from 'fastify';
import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { EARLY_HEADERS } from './answer-headers';
import type { BankServer } from './bank-server';
import { UNREADABLE } from './failure-answers';
import { refuse } from './refusal';

/** Milliseconds in which the headers of a request, and all of it, have to be here; slower ones are closed. */
const HEADERS_LIMIT = 10_000;
const REQUEST_LIMIT = 20_000;
const LOOK_EVERY = 1_000;

/** How the server treats its connections: none is held by a client that sends nothing, none is cut in its answer. */
export const connectionOptions = {
  requestTimeout: REQUEST_LIMIT,
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  http: {
    headersTimeout: HEADERS_LIMIT,
    connectionsCheckingInterval: LOOK_EVERY,
    requireHostHeader: false,
  },
  clientErrorHandler: (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    answerEarly(socket, STATUS_OF[error.code] ?? 400);
  },
} as const satisfies FastifyHttpOptions<Server>;

const STATUS_OF: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Adds what the server's own options cannot say: unknown expectations, requests without a host, the end. */
export function watchConnections(server: BankServer): void {
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...EARLY_HEADERS, connection: 'close' }).end();
  });
  server.addHook('onRequest', async (request, reply) =>
    request.raw.httpVersion === '1.1' && request.headers.host === undefined
      ? refuse(reply, UNREADABLE)
      : undefined,
  );
  let isEnding = false;
  server.addHook('preClose', async () => {
    isEnding = true;
  });
  // A connection whose last answer this is would otherwise be kept for a next request, and hold up the end.
  server.addHook('onSend', async (_request, reply, payload) => {
    if (isEnding) reply.header('connection', 'close');
    return payload;
  });
}

function answerEarly(socket: Pick<Socket, 'end'>, status: number): void {
  const headers = { ...EARLY_HEADERS, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n'));
}
