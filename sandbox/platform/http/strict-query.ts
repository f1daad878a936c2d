import type { FastifyReply, FastifyRequest, RouteOptions, preValidationAsyncHookHandler } from 'fastify';
import type { BankServer } from './bank-server';
import { messagesFrom } from './message';
import { refusal, refuse } from './refusal';

const { error } = messagesFrom({
  'fehler-parameter-unbekannt': 'Den Parameter „{parameter}“ gibt es bei diesem Aufruf nicht.',
  'fehler-parameter-ungueltig': 'Der Parameter „{parameter}“ hat hier keinen gültigen Wert: „{wert}“.',
});

/** How a value of a type is written; checks of their own convert what merely looks like one, 1.5 to 1 and true to 1. */
const WRITTEN: Readonly<Record<string, RegExp>> = {
  integer: /^-?(0|[1-9]\d*)$/,
  boolean: /^(true|false)$/,
};

/**
 * Refuses query parameters that an operation does not describe, and values that are not written as described: what is
 * not honoured is never silently left out, nor taken for something else. The list is that of the route's own schema, so
 * that nobody can forget it.
 */
export function addStrictQueries(server: BankServer): void {
  server.addHook('onRoute', (route) => {
    if (!isDescribed(route)) return;
    const known = typesOf(route.schema?.querystring);
    const refuseWrong: preValidationAsyncHookHandler = async (
      { query }: Pick<FastifyRequest, 'query'>,
      reply: FastifyReply,
    ) => {
      const messages = Object.keys(query ?? {}).flatMap((parameter) => {
        const value = memberOf(query, parameter);
        const origin = [parameter];
        if (!known.has(parameter))
          return error('fehler-parameter-unbekannt', { args: { parameter }, origin });
        const written = WRITTEN[known.get(parameter) ?? ''];
        if (written === undefined || (typeof value === 'string' && written.test(value))) return [];
        return error('fehler-parameter-ungueltig', { args: { parameter, wert: String(value) }, origin });
      });
      return messages.length === 0
        ? undefined
        : refuse(reply, refusal(400, 'request.query.invalid', ...messages));
    };
    route.preValidation = [...[route.preValidation ?? []].flat(), refuseWrong];
  });
}

/** Whether a route is part of the API description. */
export const isDescribed = ({ schema }: Pick<RouteOptions, 'schema'>): boolean =>
  schema !== undefined && schema.hide !== true;

/** The JSON type of each parameter, by its name; undefined where it has none or several. */
function typesOf(schema: unknown): ReadonlyMap<string, string | undefined> {
  const properties = memberOf(schema, 'properties');
  if (typeof properties !== 'object' || properties === null) return new Map();
  return new Map(
    Object.entries<unknown>({ ...properties }).map(([name, each]) => {
      const type = memberOf(each, 'type');
      return [name, typeof type === 'string' ? type : undefined];
    }),
  );
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
