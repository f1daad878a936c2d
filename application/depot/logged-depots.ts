import type { Depot } from '@domain/depot/depot';
import type { DepotId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { DepotGateway, Positions } from '../ports/bank/depot-gateway';
import type { Logger } from '../ports/logger';
import type { OnPart } from '../ports/bank/on-part';
import type { Result } from '../ports/result';
import type { FollowFailure } from '../session/follow-failure';

/**
 * The customer's depots. Positions that cannot be read are logged in the words of GU-08 and lead to the error page from
 * whatever page asked for them (portal.md 8); where they have been read before in this visit, the page shows what it has.
 */
export class LoggedDepots implements DepotGateway {
  readonly #read = new Set<DepotId>();

  constructor(
    private readonly bank: DepotGateway,
    private readonly logger: Pick<Logger, 'error'>,
    private readonly followFailure: Pick<FollowFailure, 'execute'>,
  ) {}

  /** At the end of a visit: what was read then is nobody's business any more. */
  forget(): Task<void> {
    return async () => this.#read.clear();
  }

  depots(): Result<readonly Depot[]> {
    return this.bank.depots();
  }

  positions(depotId: DepotId, onPart?: OnPart<Positions>): Result<Positions> {
    return pipe(
      this.bank.positions(depotId, onPart),
      TE.map((positions) => {
        this.#read.add(depotId);
        return positions;
      }),
      TE.mapLeft((failure) => {
        this.logger.error('Error while loading depot positions.', { failure: failure.kind });
        if (!this.#read.has(depotId)) this.followFailure.execute(failure, 'positions');
        return failure;
      }),
    );
  }
}
