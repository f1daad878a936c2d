import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import { accessOf } from './access';
import type { BankServer } from './bank-server';
import { SESSION_COOKIE } from './cookies';

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
export async function addDescription(server: BankServer): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Werkbank',
        description: 'The sandbox bank behind Depotwerk.',
        version: '1.0.0',
      },
      components: { securitySchemes },
    },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, security: securityOf(route) }, url }),
  });
  await server.register(swaggerUi, { routePrefix: '/api/docs' });
}

function securityOf(route: RouteOptions): Readonly<Record<string, readonly string[]>>[] {
  const access = accessOf(route.url, route.config?.access);
  if (access === 'open' || access === 'known') return [];
  const reads = route.method === 'GET';
  return [{ session: [], ...(reads ? {} : { antiForgery: [] }) }, { token: [] }];
}
