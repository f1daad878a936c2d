import { arrangedColumns, type ArrangedColumn } from '@domain/depot/overview-column';
import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import type { Logger } from '../ports/logger';
import type { PreferencesGateway } from '../ports/bank/preferences-gateway';

/** Reads the columns as the customer arranged them; where that cannot be had, as they are by default, and logs it. */
export class LoadOverviewColumns {
  constructor(
    private readonly preferences: Pick<PreferencesGateway, 'depotOverview'>,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  execute(): Task<readonly ArrangedColumn[]> {
    return async () => {
      const answer = await this.preferences.depotOverview()();
      if (E.isRight(answer)) return arrangedColumns(answer.right.columns);
      this.logger.warn('Depot overview columns not readable', { failure: answer.left.kind });
      return arrangedColumns([]);
    };
  }
}
