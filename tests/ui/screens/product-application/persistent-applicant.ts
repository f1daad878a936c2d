import { noTurn } from '@adapters/fake/device/no-turn';
import { MemoryApplicationDrafts } from '@adapters/fake/device/memory-application-drafts';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { applicationRegistration } from '@application/product-application/application-registration';
import { CarriedDrafts } from '@application/product-application/carried-drafts';
import { DraftsOfStrangers } from '@application/product-application/drafts-of-strangers';
import { LoadSelection } from '@application/product-application/load-selection';
import { compiledApplication } from '@application/product-application/compiled-application';
import { OpenApplication } from '@application/product-application/open-application';
import { snapshotOf, type Snapshot } from '@domain/form/session/snapshot';
import { Release } from '@application/release/release';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { germanFieldTexts } from '@ui/i18n/german-field-texts';
import { ApplicationModel } from '@ui/screens/product-application/application-model';
import type { VisitOrigin } from '@domain/tracking/visit-origin';
import type { ApplicationWalk } from '@ui/screens/product-application/application-walk';
import { PersistentVisitor, toldAtProof } from '../../each-call/persistent-visitor';
import { releaseBench } from '../../release-bench';
import { filledIn } from '@tests/domain/product-application/filled-in';
import { ApplyingBank, type Who } from './applying-bank';
import * as TE from 'fp-ts/TaskEither';

const PRODUCT = 'festgeld';
const LAST = 'zusammenfassung';

/** Somebody who wants one fixed deposit, and does, step by step, what the page offers until it has a number. */
export class PersistentApplicant extends PersistentVisitor {
  declare readonly bank: ApplyingBank;
  readonly #device = new MemoryApplicationDrafts();
  readonly #strangers = new MemoryApplicationDrafts();
  readonly #storage = new MemoryCustomerStorage();
  #typed: Snapshot['fields'] = {};
  /** Where the visit came from, and whether that may be told. */
  readonly visit = { hasConsent: () => false, origin: (): VisitOrigin => ({}) };
  model: ApplicationModel;

  constructor(who: Who) {
    super(new ApplyingBank(who));
    this.model = this.#visit();
  }

  get leftFor(): string | undefined {
    return this.bank.leftFor;
  }

  get applications(): number {
    return this.bank.desk.taken;
  }

  get walk(): ApplicationWalk {
    const { walk } = this.model;
    if (walk === undefined) throw new Error('No application is open');
    return walk;
  }

  /** What was typed and stands on the page no more. */
  get lost(): readonly string[] {
    const { fields } = snapshotOf(this.walk.form.session);
    return Object.keys(this.#typed).filter((path) => fields[path] !== this.#typed[path]);
  }

  /** What the page says, in a few words. */
  get told(): string {
    const { walk, opened, failure, isDropping } = this.model;
    if (this.leftFor !== undefined) return `led to ${this.leftFor}`;
    if (walk === undefined) return opened.data.kind === 'failed' ? 'said at the page' : 'at the door';
    if (failure !== undefined) return 'said at the draft';
    if (isDropping) return 'at the draft';
    const { submit, form, attempt, step } = walk;
    if (submit.received !== undefined) return 'done';
    const { stage } = submit.release;
    if (stage.kind === 'asking') return 'asking the bank';
    if (submit.failure !== undefined && stage.kind === 'proof')
      return `said at the proof: ${submit.failure.kind}`;
    if (stage.kind === 'proof') return toldAtProof(stage.tan);
    const [issue] = attempt > 0 ? form.summary : [];
    if (issue === undefined) return walk.isBusy ? 'at the bank' : `at the ${step.name}`;
    return `said at the ${step.type === 'SUBMIT' ? 'summary' : 'step'}: ${issue.key}`;
  }

  async open(): Promise<void> {
    void this.model.open(PRODUCT);
    await this.wait(1000);
  }

  /** Fills in the step at hand as somebody would who has it all ready. */
  async fillIn(): Promise<void> {
    const { form, compiled, flow } = this.walk;
    for (const name of flow.session.step(flow.at).layoutCell.get().paths)
      if (compiled.fields.get(name)?.node.life.disabled !== true) filledIn(compiled, form.session, name, 1);
    await this.#pause();
  }

  /** Wants another deposit than before. */
  async retype(): Promise<void> {
    const asked = this.walk.compiled.fields.get('FESTGELD.ANLAGEBETRAG');
    if (asked?.control !== 'text') throw new Error('No amount is asked for');
    this.walk.form.session.field(asked.node).setValue('7000,00');
    await this.#pause();
  }

  /** Wants to begin again. */
  async dropDraft(): Promise<void> {
    await this.model.startOver();
    await this.wait(1000);
  }

  /** Comes to the summary, with everything said. */
  async arrive(): Promise<void> {
    for (let step = 0; step < 10 && this.walk.flow.at !== LAST; step++) await this.goOn(1);
  }

  /** The page is gone at once, with what it had not kept; nothing goes wrong any more once it is opened again. */
  async comeBack(): Promise<void> {
    this.leave();
    this.bank.faults.clear();
    this.bank.return();
    await this.open();
  }

  /** The page is gone, as when the portal is left. */
  leave(): void {
    this.model.walk?.keeper.stop();
    this.model.dispose();
    this.model = this.#visit();
  }

  protected async step(): Promise<void> {
    const { model } = this;
    if (model.walk === undefined) return this.open();
    if (model.failure !== undefined) {
      model.forgetFailure();
      return;
    }
    const { submit } = model.walk;
    const { stage } = submit.release;
    if (stage.kind === 'asking') void submit.release.lookAgain();
    else if (stage.kind === 'proof' && submit.failure !== undefined) model.walk.leaveRelease();
    else if (stage.kind === 'proof') await this.prove(stage.tan);
    else {
      if (model.walk.flow.at !== LAST) await this.fillIn();
      void model.walk.goOn();
    }
  }

  async #pause(): Promise<void> {
    this.#typed = snapshotOf(this.walk.form.session).fields;
    await this.wait(1000);
  }

  #visit(): ApplicationModel {
    const { bank } = this;
    const { scheduler, desk } = bank;
    const { tools, listOpenIntents } = releaseBench(bank, this.#storage);
    return new ApplicationModel('', {
      openApplication: new OpenApplication(desk, {
        compiler: TE.right(compiledApplication),
        logger: { error: () => undefined },
        identifiers: tools.identifiers,
        turn: noTurn,
      }),
      loadSelection: new LoadSelection(bank.advertising, scheduler, { warn: () => undefined }),
      drafts: new CarriedDrafts({
        device: this.#device,
        strangers: new DraftsOfStrangers(this.#strangers, scheduler),
        bank: bank.drafts,
        ids: tools.identifiers,
        clock: scheduler,
        scheduler,
      }),
      bank: desk,
      fieldTexts: () => TE.right(germanFieldTexts),
      visit: this.visit,
      release: new Release(applicationRegistration(desk), tools),
      listOpenIntents,
      followFailure: bank.follow,
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
      track: () => undefined,
      signIn: () => {
        bank.isSignedOut = true;
      },
      clock: scheduler,
      scheduler,
    });
  }
}
