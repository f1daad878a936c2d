import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController } from 'fastify';
import { addFaultHooks } from './faults/fault-hooks';
import type { Area } from './foundation/area';
import type { Bank } from './foundation/bank';
import type { BankServer } from './http/bank-server';
import { addFailureAnswers } from './http/failure-answers';
import { SESSION_COOKIE, addGuardHooks } from './http/guard-hooks';
import { servePortal } from './http/portal';
import { PAGE_POLICY } from './http/security-headers';

/** No body of the documents comes near this size. */
const BODY_LIMIT = 256 * 1024;

/** The bank's web server with the routes of all areas; it listens only when main.ts says so. */
export async function buildServer(bank: Bank, areas: readonly Area[]): Promise<BankServer> {
  const server: BankServer = fastify({
    loggerInstance: bank.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler);

  addFailureAnswers(server);
  takeEmptyBodies(server);
  await server.register(cookie);
  await server.register(formbody);
  await server.register(helmet, { contentSecurityPolicy: false, strictTransportSecurity: false });
  await server.register(rateLimit, {
    max: bank.settings.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => request.headers.authorization ?? request.cookies[SESSION_COOKIE] ?? request.ip,
  });
  addFaultHooks(server, bank.faults);
  addAnswerHeaders(server, bank);
  addGuardHooks(server, bank);
  await addDescription(server);
  for (const area of areas) area.routes?.(server, bank);
  server.get('/health', { schema: { hide: true } }, () => ({ status: 'UP' }));
  await servePortal(server, bank);
  return server;
}

/** Every call carries Content-Type application/json (api.md 1), those without a body too. */
function takeEmptyBodies(server: BankServer): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}

/** Headers every answer carries (api.md 1, wire.md): bank time, no-store, a content policy. */
function addAnswerHeaders(server: BankServer, bank: Bank): void {
  server.addHook('onSend', async (request, reply, payload) => {
    reply.header('date', new Date(bank.clock.now()).toUTCString());
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', PAGE_POLICY);
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    const type = reply.getHeader('content-type');
    if (request.url.startsWith('/api/') && typeof type === 'string' && type.startsWith('application/json')) {
      reply.header('content-type', 'application/json;charset=UTF-8');
    }
    return payload;
  });
}

/** OpenAPI description made from the schemas of the routes. */
async function addDescription(server: BankServer): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Werkbank',
        description: 'The sandbox bank behind Depotwerk.',
        version: '1.0.0',
      },
    },
  });
  await server.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
