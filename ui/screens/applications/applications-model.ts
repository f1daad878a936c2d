import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { Clock } from '@application/ports/clock';
import type { FollowFailure } from '@application/session/follow-failure';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import { RemoteValue } from '@ui/parts/remote-value';

/** What the page works with. */
export interface ApplicationsCollaborators {
  readonly bank: Pick<ApplicationGateway, 'mine'>;
  readonly followFailure: Pick<FollowFailure, 'execute'>;
  readonly clock: Clock;
}

/** `antraege`: the customer's own applications, each with its state. */
export class ApplicationsModel {
  readonly applications: RemoteValue<readonly SubmittedApplication[]>;
  readonly #with: ApplicationsCollaborators;

  constructor(collaborators: ApplicationsCollaborators) {
    this.#with = collaborators;
    this.applications = new RemoteValue(collaborators.clock);
  }

  async load(): Promise<void> {
    const { bank, followFailure } = this.#with;
    await this.applications.load(bank.mine());
    if (this.applications.data.kind === 'failed') followFailure.execute(this.applications.data.failure);
  }
}
