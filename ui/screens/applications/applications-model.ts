import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { Clock } from '@application/ports/clock';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import { RemoteValue } from '@ui/parts/remote-value';
import { JointReleaseModel, type JointReleaseCollaborators } from './joint-release-model';

/** What the page works with. */
export interface ApplicationsCollaborators extends JointReleaseCollaborators {
  readonly bank: Pick<ApplicationGateway, 'mine'>;
  readonly clock: Clock;
}

/** `antraege`: the customer's own applications, each with its state. */
export class ApplicationsModel {
  readonly applications: RemoteValue<readonly SubmittedApplication[]>;
  readonly joint: JointReleaseModel;
  readonly #with: ApplicationsCollaborators;

  constructor(collaborators: ApplicationsCollaborators) {
    this.#with = collaborators;
    this.applications = new RemoteValue(collaborators.clock);
    this.joint = new JointReleaseModel(collaborators, this.#take);
  }

  async load(): Promise<void> {
    const { bank, followFailure } = this.#with;
    await this.applications.load(bank.mine());
    if (this.applications.data.kind === 'failed') followFailure.execute(this.applications.data.failure);
    else await this.joint.resume();
  }

  dispose(): void {
    this.joint.dispose();
  }

  readonly #take = (released: SubmittedApplication): void => {
    const standing = this.applications.value ?? [];
    this.applications.replace(standing.map((each) => (each.id === released.id ? released : each)));
  };
}
