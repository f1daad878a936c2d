import type { Failure } from '@domain/failure/failure';
import type { DepotId } from '@domain/codes/ids';
import * as TE from 'fp-ts/TaskEither';
import type { DepotGateway, Positions } from '../ports/bank/depot-gateway';
import type { Logger } from '../ports/logger';
import type { OnPart } from '../ports/bank/on-part';
import type { Result } from '../ports/result';

/** Reads what is in a depot, a long one part by part; a failure is logged in the words of GU-08. */
export class LoadPositions {
  constructor(
    private readonly depots: Pick<DepotGateway, 'positions'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  execute(depotId: DepotId, onPart?: OnPart<Positions>): Result<Positions> {
    return TE.mapLeft<Failure, Failure>((failure) => {
      this.logger.error('Error while loading depot positions.', { failure: failure.kind });
      return failure;
    })(this.depots.positions(depotId, onPart));
  }
}
