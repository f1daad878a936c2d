import type { OverviewColumn } from '@domain/depot/depot-overview-preferences';
import * as E from 'fp-ts/Either';
import type { Logger } from '../ports/logger';
import type { PreferencesGateway } from '../ports/bank/preferences-gateway';

/**
 * Lets the bank remember the columns (OBK-04). Patches go one after the other, so that none overtakes another, and
 * of those that wait only the newest is sent. A failure is logged and swallowed: nobody waits for it.
 */
export class KeepOverviewColumns {
  #isSending = false;
  #waiting: readonly OverviewColumn[] | undefined;

  constructor(
    private readonly preferences: Pick<PreferencesGateway, 'changeDepotOverview'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(columns: readonly OverviewColumn[]): void {
    this.#waiting = columns;
    if (!this.#isSending) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isSending = true;
    for (let columns = this.#waiting; columns !== undefined; columns = this.#waiting) {
      this.#waiting = undefined;
      const answer = await this.preferences.changeDepotOverview(columns)();
      if (E.isLeft(answer))
        this.logger.warn('Depot overview columns not kept', { failure: answer.left.kind });
    }
    this.#isSending = false;
  }
}
