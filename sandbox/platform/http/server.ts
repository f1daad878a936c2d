import cookie from '@fastify/cookie';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { TypeBoxValidatorCompiler, type TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify, { LogController, type FastifySerializerCompiler } from 'fastify';
import { addFaultHooks } from '../faults/fault-hooks';
import type { Area } from '../area';
import type { Bank } from '../bank';
import { EARLY_HEADERS, addAnswerHeaders } from './answer-headers';
import { addBenchKey } from './bench-key';
import type { BankServer } from './bank-server';
import { addCompression } from './compression';
import { connectionOptions, watchConnections } from './connections';
import { addDescription } from './description/serve-description';
import { namesOf } from './description/operation-names';
import { failureAnswers } from './failure-answers';
import { healthRoute } from './health-route';
import { intentOperations } from '../intent/intent-operations';
import { intentRoutes } from '../intent/intent-routes';
import { servePortal } from './portal';
import { addRateLimits, callerOf } from './rate-limits';
import { addErrorInfo } from './response-info';
import { addStrictQueries } from './strict-query';
import { addTextHooks } from './text-hooks';

/** No body of the documents comes near this size. */
const BODY_LIMIT = 256 * 1024;

/** Makes what a compiler makes of a route's schema when it is asked for first: a start need not wait for all of them. */
const whenAsked =
  <Route, Value, Result>(compile: (route: Route) => (value: Value) => Result) =>
  (route: Route): ((value: Value) => Result) => {
    let compiled: ((value: Value) => Result) | undefined;
    return (value) => (compiled ??= compile(route))(value);
  };

const serializers = SerializerSelector()();
const serializer: FastifySerializerCompiler<unknown> = ({ httpStatus = '', ...route }) =>
  serializers({ ...route, httpStatus });

/** The bank's web server with the routes of all areas; it listens only when main.ts says so. */
export async function buildServer(bank: Bank, areas: readonly Area[]): Promise<BankServer> {
  const answers = failureAnswers(
    areas.find(({ refusalPage }) => refusalPage !== undefined)?.refusalPage,
    bank.health,
  );
  const server: BankServer = fastify({
    loggerInstance: bank.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    ...connectionOptions,
    trustProxy: bank.settings.trustedProxies ?? false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (failure, request, reply) => {
      answers.failure(failure, request, reply.headers(EARLY_HEADERS));
    },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(whenAsked(TypeBoxValidatorCompiler))
    .setSerializerCompiler(whenAsked(serializer));

  server.setErrorHandler(answers.failure);
  watchConnections(server);
  await server.register(cookie);
  await server.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  addRateLimits(server, bank);
  await server.register(rateLimit, {
    max: bank.settings.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: callerOf,
  });
  addFaultHooks(server, bank.faults);
  addAnswerHeaders(server, bank);
  addErrorInfo(server);
  await addTextHooks(server, answers);
  await addCompression(server);
  addStrictQueries(server);
  addBenchKey(server, bank, answers);
  for (const area of areas) area.hooks?.(server, bank);
  await addDescription(
    server,
    namesOf([intentOperations, ...areas.map(({ operations = {} }) => operations)]),
  );
  for (const area of areas) area.routes?.(server, bank);
  intentRoutes(
    server,
    bank,
    areas.flatMap(({ intents }) => intents ?? []),
  );
  healthRoute(server, bank);
  await servePortal(server, bank, answers);
  return server;
}
