import type { FastifyReply, FastifyRequest, RouteOptions, preValidationAsyncHookHandler } from 'fastify';
import type { BankServer } from './bank-server';
import { messagesFrom } from './message';
import { refusal, refuse } from './refusal';

const { error } = messagesFrom({
  'fehler-parameter-unbekannt': 'Den Parameter „{parameter}“ gibt es bei diesem Aufruf nicht.',
});

/**
 * Refuses query parameters that an operation does not describe: what is not honoured is never silently left out.
 * The list is that of the route's own schema, so that nobody can forget it.
 */
export function addStrictQueries(server: BankServer): void {
  server.addHook('onRoute', (route) => {
    if (!isDescribed(route)) return;
    const known = namesOf(route.schema?.querystring);
    const refuseUnknown: preValidationAsyncHookHandler = async (
      { query }: Pick<FastifyRequest, 'query'>,
      reply: FastifyReply,
    ) => {
      const unknown = Object.keys(query ?? {}).filter((name) => !known.has(name));
      if (unknown.length === 0) return undefined;
      const messages = unknown.map((parameter) =>
        error('fehler-parameter-unbekannt', { args: { parameter }, origin: [parameter] }),
      );
      return refuse(reply, refusal(400, 'request.query.invalid', ...messages));
    };
    route.preValidation = [...[route.preValidation ?? []].flat(), refuseUnknown];
  });
}

/** Whether a route is part of the API description. */
export const isDescribed = ({ schema }: Pick<RouteOptions, 'schema'>): boolean =>
  schema !== undefined && schema.hide !== true;

function namesOf(schema: unknown): ReadonlySet<string> {
  if (typeof schema !== 'object' || schema === null) return new Set();
  const properties: unknown = Reflect.get(schema, 'properties');
  return new Set(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []);
}
