import type { KeepAliveGateway } from '@application/ports/bank/session/keep-alive-gateway';
import type { Result } from '@application/ports/result';
import type { BankClient } from '../client/bank-client';
import { noContent } from '../client/no-content';
import { timeOuts } from '../client/time-outs';

/** Pings the configured address; `idle` tells the seconds (wire.md). */
export class HttpKeepAliveGateway implements KeepAliveGateway {
  constructor(
    private readonly client: Pick<BankClient, 'read'>,
    private readonly url: string,
  ) {}

  ping(seconds: number): Result<void> {
    return this.client.read({
      method: 'GET',
      path: this.url,
      from: 'origin',
      query: { idle: String(Math.round(seconds)) },
      answer: noContent,
      timeOut: timeOuts.read,
    });
  }
}
