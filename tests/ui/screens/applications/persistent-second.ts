import { FakeApplications } from '@adapters/fake/application/fake-applications';
import { FakeJointRelease } from '@adapters/fake/application/fake-joint-release';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { jointReleaseRegistration } from '@application/product-application/joint-release-registration';
import { Release } from '@application/release/release';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { SubmittedApplication } from '@domain/product-application/submitted-application';
import { ApplicationsModel } from '@ui/screens/applications/applications-model';
import { PersistentVisitor, toldAtProof } from '../../each-call/persistent-visitor';
import { PortalBank } from '../../each-call/portal-bank';
import { releaseBench } from '../../release-bench';

/** The second person of a joint application, who wants it released. */
export class PersistentSecond extends PersistentVisitor {
  declare readonly bank: PortalBank;
  readonly desk: FakeApplications;
  readonly #storage = new MemoryCustomerStorage();
  model: ApplicationsModel;

  constructor() {
    const bank = new PortalBank();
    super(bank);
    bank.world.agreement = { types: ['M_TAN'] };
    this.desk = new FakeApplications(bank);
    this.desk.put({
      id: 'joint',
      number: 'A1000007',
      product: 'depot',
      state: 'WAITING_FOR_SECOND',
      reason: undefined,
      canRelease: true,
      submittedAt: bank.scheduler.now(),
      history: [],
      results: [],
      bonus: undefined,
    });
    this.model = this.#visit();
  }

  get leftFor(): string | undefined {
    return this.bank.leftFor;
  }

  /** How often it was released. */
  get releases(): number {
    return this.desk.existing('joint').history.length;
  }

  get told(): string {
    const { applications, joint } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (applications.data.kind === 'failed') return 'said at the list';
    const { stage } = joint.release;
    if (stage.kind === 'asking') return 'asking the bank';
    if (joint.failure !== undefined) return `said at the release: ${joint.failure.kind}`;
    if (stage.kind === 'proof') return toldAtProof(stage.tan);
    if (this.#application?.state === 'REVIEW') return 'done';
    return joint.end === undefined ? 'at the list' : `said at the list: ${joint.end.kind}`;
  }

  async open(): Promise<void> {
    void this.model.load();
    await this.wait(1000);
  }

  /** Comes back after having been led away; nothing goes wrong any more. */
  async comeBack(): Promise<void> {
    this.model.dispose();
    this.bank.faults.clear();
    this.bank.return();
    this.model = this.#visit();
    await this.open();
  }

  protected async step(): Promise<void> {
    const { applications, joint } = this.model;
    const { stage } = joint.release;
    if (applications.data.kind === 'failed') return this.open();
    if (stage.kind === 'asking') void joint.release.lookAgain();
    else if (stage.kind === 'proof') await this.prove(stage.tan);
    else if (joint.failure !== undefined) joint.leave();
    else if (this.#application?.canRelease) joint.open(this.#application, 'Freigabe');
  }

  get #application(): SubmittedApplication | undefined {
    return this.model.applications.value?.[0];
  }

  #visit(): ApplicationsModel {
    const { bank, desk } = this;
    const { scheduler } = bank;
    const { tools, listOpenIntents } = releaseBench(bank, this.#storage);
    return new ApplicationsModel({
      bank: desk,
      jointRelease: new Release(jointReleaseRegistration(new FakeJointRelease(bank, desk)), tools),
      listOpenIntents,
      followFailure: bank.followFailure,
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      live: this.bank.live,
      clock: scheduler,
      scheduler,
    });
  }
}
