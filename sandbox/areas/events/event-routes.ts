import type { ServerResponse } from 'node:http';
import { Type } from 'typebox';
import type { Bank } from '@sandbox/platform/bank';
import { signedIn } from '@sandbox/platform/http/access';
import { streamHeaders } from '@sandbox/platform/http/answer-headers';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { messagesFrom } from '@sandbox/platform/http/message';
import { NOT_FOUND, refusal, refuse, type Refusal } from '@sandbox/platform/http/refusal';
import { ownsDepot } from '@sandbox/ledger/depot/own-depot';
import { hubOf } from './event-hub';
import { EventStream, type EventSink } from './event-stream';
import { subscribe } from './subscriptions';
import { topicOf, type Topic } from './topic';

/** More than any screen shows at once. */
const MOST_TOPICS = 500;

/** A window has one; more than so many at once no customer looks at. */
const MOST_STREAMS = 20;
const { error } = messagesFrom({
  'fehler-zu-viele-anfragen': 'Für diese Sitzung sind zu viele Ereignisströme offen.',
});
const TOO_MANY_STREAMS: Refusal = {
  ...refusal(429, 'precondition.failed', error('fehler-zu-viele-anfragen')),
  headers: { 'retry-after': '15' },
};

/** How long a browser waits before it reconnects by itself. */
const RETRY = 'retry: 3000\n\n';

/** The event stream and its subscriptions (wire.md). */
export function eventRoutes(server: BankServer, bank: Bank): void {
  const hub = hubOf(bank);
  server.addHook('preClose', async () => hub.close());

  server.get(
    '/api/events',
    {
      config: { access: 'session', withoutRequestInfo: true },
      schema: {
        tags: ['events'],
        querystring: Type.Object({ stream: Type.Optional(Type.String({ maxLength: 60 })) }),
      },
    },
    async (request, reply) => {
      const { clientId, sessionId } = signedIn(request);
      if (hub.countOf(sessionId) >= MOST_STREAMS) return refuse(reply, TOO_MANY_STREAMS);
      const { raw } = reply;
      const stream = new EventStream(clientId, sessionId, request.query.stream ?? '', sinkOf(raw));
      const added = hub.add(stream);
      reply.hijack();
      raw.on('close', () => hub.remove(stream));
      raw.writeHead(200, {
        ...streamHeaders(bank, request.headers, reply),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
        connection: 'keep-alive',
      });
      raw.write(RETRY);
      try {
        await added;
        stream.heartbeat();
      } catch (error) {
        request.log.warn(error, 'A stream could not be opened.');
        stream.lost();
      }
      return reply;
    },
  );

  server.post(
    '/api/events/subscriptions',
    {
      config: { access: 'session' },
      schema: {
        tags: ['events'],
        body: Type.Object({
          stream: Type.Optional(Type.String({ maxLength: 60 })),
          topics: Type.Array(Type.String({ maxLength: 120 }), { maxItems: MOST_TOPICS }),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { clientId, sessionId, sessionTanActive } = signedIn(request);
      const topics = new Map<string, Topic>();
      for (const text of request.body.topics) {
        const topic = topicOf(text);
        if (topic === undefined) return refuse(reply, NOT_FOUND);
        if ('depotId' in topic && !(await ownsDepot(bank.db, clientId, topic.depotId))) {
          return refuse(reply, NOT_FOUND);
        }
        if (topic.kind === 'session' || sessionTanActive) topics.set(text, topic);
      }
      const { stream = '' } = request.body;
      await subscribe(bank, { clientId, sessionId, stream }, [...topics.keys()]);
      await hub.readSubscriptions();
      return reply.code(204).send(null);
    },
  );
}

const sinkOf = (raw: ServerResponse): EventSink => ({
  write: (text) => {
    raw.write(text);
  },
  waiting: () => raw.writableLength,
  end: () => {
    raw.end();
  },
});
