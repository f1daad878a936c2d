import type { Depot } from '@domain/depot/depot';
import type { Failure } from '@domain/failure/failure';
import type { DepotId } from '@domain/codes/ids';
import * as TE from 'fp-ts/TaskEither';
import type { DepotGateway, Positions } from '../ports/bank/depot-gateway';
import type { Logger } from '../ports/logger';
import type { OnPart } from '../ports/bank/on-part';
import type { Result } from '../ports/result';

/** The customer's depots; positions that cannot be read are logged in the words of GU-08. */
export class LoggedDepots implements DepotGateway {
  constructor(
    private readonly bank: DepotGateway,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  depots(): Result<readonly Depot[]> {
    return this.bank.depots();
  }

  positions(depotId: DepotId, onPart?: OnPart<Positions>): Result<Positions> {
    return TE.mapLeft<Failure, Failure>((failure) => {
      this.logger.error('Error while loading depot positions.', { failure: failure.kind });
      return failure;
    })(this.bank.positions(depotId, onPart));
  }
}
