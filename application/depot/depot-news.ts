import type { Depot } from '@domain/depot/depot';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { DepotGateway } from '../ports/bank/depot-gateway';

type AnsweringDepots = Pick<DepotGateway, 'depots'>;

/** Passes on which depots the customer has to who goes by them, whoever has asked: nobody waits for an answer of their own. */
export class DepotNews {
  #hear: (depots: readonly Depot[]) => void = () => undefined;

  listen(hear: (depots: readonly Depot[]) => void): void {
    this.#hear = hear;
  }

  /** The bank's depots; what it answers is passed on. */
  from(bank: AnsweringDepots): AnsweringDepots {
    return {
      depots: () =>
        pipe(
          bank.depots(),
          TE.map((depots) => {
            this.#hear(depots);
            return depots;
          }),
        ),
    };
  }
}
