import type { KeepAliveGateway } from '../ports/bank/session/keep-alive-gateway';
import type { Cancel, Scheduler } from '../ports/scheduler';

/** How often to ping, and what the bank shall do when the pings stop; both in seconds. */
export interface KeepAlivePlan {
  readonly interval: number;
  readonly limit: number;
}

/**
 * Pings the bank at once and then at the configured interval until called off (KIT-07); at least twice within
 * the limit, so that the bank does not end a session while its customer reads or types. A ping that fails is
 * followed by the client like any other call; the next one is the next try.
 */
export class KeepAlive {
  constructor(
    private readonly gateway: KeepAliveGateway,
    private readonly scheduler: Pick<Scheduler, 'every'>,
  ) {}

  execute({ interval, limit }: KeepAlivePlan): Cancel {
    const ping = (): void => void this.gateway.ping(limit)();
    ping();
    return this.scheduler.every(Math.min(interval, limit / 2) * 1000, ping);
  }
}
