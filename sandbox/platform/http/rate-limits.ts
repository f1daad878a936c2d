import type { FastifyRequest, RouteOptions } from 'fastify';
import type { Bank } from '../bank';
import type { BankServer } from './bank-server';
import { SESSION_COOKIE } from '@sandbox/areas/session/guard-hooks';

/** Calls of which one caller gets a share of what the whole bank allows a minute (BNK-06). */
interface RateLimit {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  /** Divides WERKBANK_RATE_LIMIT. */
  readonly part: number;
  /** Who is counted: before sign-in nobody can be told apart but by address. */
  readonly by: 'address' | 'session';
}

const LIMITS: readonly RateLimit[] = [
  { method: 'POST', path: /^(\/cp)?\/login$|^\/oauth\/token$/, part: 50, by: 'address' },
  { method: 'POST', path: /\/sessions\/:id\/validate$/, part: 100, by: 'session' },
  { method: 'POST', path: /\/v3\/(orders(\/validation)?|quoteticket|quotes)$/, part: 20, by: 'session' },
  { method: 'GET', path: /\/v1\/instruments$|^\/suche$/, part: 10, by: 'session' },
];

const MINUTE = 60_000;

/** Who asks, for the count: the session it names, else the address. */
export const callerOf = (request: FastifyRequest): string =>
  request.headers.authorization ?? request.cookies[SESSION_COOKIE] ?? request.ip;

/** Gives sign-in, TAN, creation and search limits of their own; has to run before the plugin is registered. */
export function addRateLimits(server: BankServer, bank: Bank): void {
  server.addHook('onRoute', (route) => {
    const limit = LIMITS.find(({ method, path }) => isMethod(route, method) && path.test(route.url));
    if (limit === undefined) return;
    route.config = {
      ...route.config,
      rateLimit: {
        max: Math.ceil(bank.settings.requestsPerMinute / limit.part),
        timeWindow: MINUTE,
        ...(limit.by === 'address' ? { keyGenerator: (request: FastifyRequest) => request.ip } : {}),
      },
    };
  });
}

const isMethod = ({ method }: RouteOptions, wanted: string): boolean =>
  Array.isArray(method) ? method.includes(wanted) : method === wanted;
