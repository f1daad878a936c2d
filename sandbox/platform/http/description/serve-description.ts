import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import { accessOf, isApi, isGuarded } from '../access';
import type { BankServer } from '../bank-server';
import { SESSION_COOKIE } from '../cookies';
import { FACTS, completeDescription } from './complete-description';
import type { RouteFacts } from './described-operation';
import type { NameOf, OperationName } from './operation-names';
import { tags } from './tags';

/** How a caller proves who calls: a browser by cookie and anti-forgery header, a program by token. */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: 'Session of the portal, given by /login; most calls need its session TAN too.',
  },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'What the readable cookie XSRF-TOKEN says; for every call that is not GET.',
  },
  token: { type: 'http', scheme: 'bearer', description: 'Access token of POST /oauth/token.' },
} as const;

/** OpenAPI description made from the schemas of the routes, each with what it asks of its caller. */
export async function addDescription(server: BankServer, nameOf: NameOf): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Werkbank',
        description: 'The sandbox bank behind Depotwerk.',
        version: '1.0.0',
        contact: { name: 'Werkbank' },
        license: { name: 'Proprietary', identifier: 'LicenseRef-proprietary' },
      },
      servers: [{ url: '/', description: 'Where this description was read.' }],
      tags,
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => {
      const name = nameOf(String(route.method), url);
      return {
        schema: {
          ...(name === undefined ? {} : { operationId: name.operationId, summary: name.summary }),
          ...schema,
          ...(name?.isEmpty === true ? { response: { 204: { type: 'null', description: 'Done.' } } } : {}),
          params: pathParameters(url, schema.params),
          security: securityOf(route),
          [FACTS]: factsOf(route, name),
        },
        url,
      };
    },
    transformObject: (document) =>
      'openapiObject' in document ? completeDescription(document.openapiObject) : document.swaggerObject,
  });
  await server.register(swaggerUi, { routePrefix: '/api/docs' });
}

/** Every parameter of a path, whether its route says more of it or not. */
function pathParameters(url: string, schema: unknown): object | undefined {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  const known = typeof schema === 'object' && schema !== null ? memberOf(schema, 'properties') : {};
  const properties = names.map((name): readonly [string, object] => [
    name,
    {
      type: 'string',
      ...(name === 'clientId' ? { description: 'The word `user`, or the own client id.' } : {}),
      ...memberOf(known, name),
    },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), required: names };
}

function memberOf(node: object, name: string): object {
  const member: unknown = Reflect.get(node, name);
  return typeof member === 'object' && member !== null ? member : {};
}

function factsOf(route: RouteOptions, name: OperationName | undefined): RouteFacts {
  const { url, method, config } = route;
  const access = accessOf(url, config?.access);
  return {
    access,
    isApi: isApi(url),
    isReading: method === 'GET',
    needsRequestInfo:
      isApi(url) && access !== 'open' && access !== 'known' && config?.withoutRequestInfo !== true,
    tan: name?.tan,
    hasOwnErrors: url.startsWith('/oauth/'),
  };
}

function securityOf(route: RouteOptions): Readonly<Record<string, readonly string[]>>[] {
  if (!isGuarded(accessOf(route.url, route.config?.access))) return [];
  const reads = route.method === 'GET';
  return [{ session: [], ...(reads ? {} : { antiForgery: [] }) }, { token: [] }];
}
