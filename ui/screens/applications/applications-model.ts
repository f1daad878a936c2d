import type { ApplicationGateway } from '@application/ports/bank/application-gateway';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { Clock } from '@application/ports/clock';
import type { Unsubscribe } from '@application/ports/unsubscribe';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import { RemoteValue } from '@ui/parts/remote-value';
import { JointReleaseModel, type JointReleaseCollaborators } from './joint-release-model';

/** What the page works with. */
export interface ApplicationsCollaborators extends JointReleaseCollaborators {
  readonly bank: Pick<ApplicationGateway, 'mine'>;
  readonly live: Pick<LiveUpdates, 'notifications'>;
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

  /** Reads again whenever the bank has gone on without the customer; yields how to end that. */
  watch(): Unsubscribe {
    const readAgain = (): void => {
      if (this.joint.release.stage.kind === 'none') void this.applications.load(this.#with.bank.mine());
    };
    return this.#with.live.notifications(readAgain, () => undefined);
  }

  dispose(): void {
    this.joint.dispose();
  }

  readonly #take = (released: SubmittedApplication): void => {
    const known = this.applications.value ?? [];
    this.applications.replace(known.map((each) => (each.id === released.id ? released : each)));
  };
}
