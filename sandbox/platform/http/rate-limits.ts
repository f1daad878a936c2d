import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank';
import type { BankServer } from './bank-server';

/** What one caller may ask of a route (BNK-06). */
export interface RateShare {
  /** Divides WERKBANK_RATE_LIMIT, what the whole bank allows a minute. */
  readonly part: number;
  /** Who is counted: before sign-in nobody can be told apart but by address. */
  readonly by: 'address' | 'session';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A limit of its own, for a route that is dear or invites guessing. */
    share?: RateShare;
  }
}

const MINUTE = 60_000;

/**
 * Who asks, for the count: the session that was found to be theirs, else the address. What a request only claims
 * counts nothing, for anyone who claims something else each time would never have to wait.
 */
export const callerOf = ({ signedIn, ip }: FastifyRequest): string =>
  signedIn === undefined ? `address ${ip}` : `session ${signedIn.sessionId}`;

/** Gives the routes that say so a limit of their own; has to run before the plugin is registered. */
export function addRateLimits(server: BankServer, bank: Bank): void {
  server.addHook('onRoute', (route) => {
    const share = route.config?.share;
    if (share === undefined) return;
    route.config = {
      ...route.config,
      rateLimit: {
        max: Math.ceil(bank.settings.requestsPerMinute / share.part),
        timeWindow: MINUTE,
        ...(share.by === 'address' ? { keyGenerator: ({ ip }: FastifyRequest) => `address ${ip}` } : {}),
      },
    };
  });
}
