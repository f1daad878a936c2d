import type { FundMoney } from '@application/fund-depot/fund-money';
import type { FundDepot, LoadFundDepot } from '@application/fund-depot/load-fund-depot';
import type { FundOrderUpdates } from '@application/ports/bank/fund-depot-gateway';
import type { PageScheduler } from '@application/ports/scheduler';
import { fundOrderId } from '@domain/codes/ids';
import { isOpen, withOrder, type FundOrder, type FundOrderKind } from '@domain/fund-depot/fund-order';
import { fundBinding } from '@domain/fund-depot/fund-turn';
import { toldFundOrder, type ToldFundOrder } from '@domain/fund-depot/told-fund-order';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import type { InputPage, InputStep } from '@ui/app/history/input-steps';
import { sendForm } from '@ui/forms/send-form';
import { isSending } from '@ui/release/release-model';
import { RemoteValue } from '@ui/parts/remote-value';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ReferenceModel } from './reference/reference-model';
import type { CheckAnswer, FundNotice, FundPlaceOnPage, FundQuestion } from './fund-place';
import { FundTurning } from './release/fund-turning';
import { FundInputModel, type FundInputCollaborators } from './input/fund-input-model';
import {
  FundReleasing,
  type FundAction,
  type FundReleaseEnd,
  type FundReleasingTools,
} from './release/fund-releasing';

/** What the page works with. */
export interface FundDepotCollaborators extends FundInputCollaborators, FundReleasingTools {
  readonly load: Pick<LoadFundDepot, 'execute'>;
  readonly updates: FundOrderUpdates;
  readonly money: Pick<FundMoney, 'write' | 'of'>;
  readonly scheduler: PageScheduler;
}

/** `cominvest/einzahlen` and `cominvest/auszahlen`: the fund depot, an order to it, and those there are (FUN-01). */
export class FundDepotModel implements InputPage {
  readonly #with: FundDepotCollaborators;
  readonly input: FundInputModel;
  readonly depot: RemoteValue<FundDepot>;
  readonly releasing: FundReleasing;
  place: FundPlaceOnPage = { kind: 'input' };
  notice: FundNotice | undefined;
  lost: readonly string[] = [];
  asking: FundQuestion | undefined;
  /** Counts attempts to leave the input; each failed one takes the focus to the error summary. */
  attempt = 0;
  isBusy = false;
  #isDisposed = false;
  /** The order that the address names, to be changed. */
  #wanted: string | undefined;
  /** Whether the depot has come, and with it what was typed before. */
  #isBegun = false;
  /** The last account that was typed: the bank may refuse it after its release. */
  #reference: ReferenceModel | undefined;
  #unfollow: (() => void) | undefined;
  readonly #turning: FundTurning;

  constructor(kind: FundOrderKind, collaborators: FundDepotCollaborators) {
    this.#with = collaborators;
    this.input = new FundInputModel(kind, collaborators);
    this.depot = new RemoteValue(collaborators.clock);
    this.releasing = new FundReleasing(collaborators, {
      ended: (ended) => this.#ended(ended),
      refused: (action, messages) => this.#turning.showOr(messages, () => this.#refused(action, messages)),
    });
    this.#turning = new FundTurning(collaborators, this);
    makeAutoObservable(
      this,
      {
        input: false,
        depot: false,
        releasing: false,
        place: observableRef,
        lost: observableRef,
        asking: observableRef,
      },
      { autoBind: true },
    );
  }

  get kind(): FundOrderKind {
    return this.input.kind;
  }

  /** Opens the page: reads the depot, brings a draft or the order to be changed, asks about a release left behind. */
  async open(wanted: string | undefined): Promise<void> {
    this.#isDisposed = false;
    this.#wanted = wanted;
    const known = await this.reload();
    if (known === undefined || this.#isLeft()) return;
    this.#isBegun = true;
    const { conditions, orders } = known;
    const id = wanted === undefined ? undefined : fundOrderId(wanted);
    const changes = orders.find((order) => order.id === id && order.kind === this.kind && order.isModifiable);
    const found = await this.input.start(conditions, changes);
    runInAction(() => {
      this.lost = found.lost;
      if (found.isRestored) this.notice = 'restored';
      if (id !== undefined && changes === undefined) this.notice = 'notFound';
    });
    this.#unfollow = this.#with.updates.follow(
      conditions.depotId,
      (order) => this.#follow(order),
      () => void this.reload(),
    );
    this.#turning.start();
    await this.releasing.resumeLeft();
  }

  /** Asks again for what did not come, with all that begins once it has. */
  async retry(): Promise<void> {
    if (this.#isBegun) await this.reload();
    else await this.open(this.#wanted);
  }

  /** Reads depot and orders once more; the page keeps what it has while it waits. */
  async reload(): Promise<FundDepot | undefined> {
    const read = await this.depot.load(this.#with.load.execute(this.depot.value?.depot));
    if (read !== undefined) this.input.tell(read.conditions);
    else if (this.depot.data.kind === 'failed') this.releasing.follow(this.depot.data.failure);
    return read;
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#unfollow?.();
    this.#turning.stop();
    this.releasing.dispose();
    this.input.dispose();
    this.#reference?.form.dispose();
  }

  /** Leaves the input if nothing is wrong, once the bank has said what it thinks of the order. */
  async check(): Promise<void> {
    const { form, nodes } = this.input;
    if (this.isBusy) return;
    this.notice = undefined;
    this.releasing.forget();
    await sendForm(this, form.session, nodes.request, async (order) => {
      this.takeCheck(await this.input.check(order));
    });
  }

  /** From the input to the check, or back to it where the bank would not take the order any more. */
  takeCheck(answer: CheckAnswer): void {
    if (this.#isDisposed) return;
    if (E.isLeft(answer)) this.releasing.followCheck(answer.left);
    else this.place = answer.right ? { kind: 'check', checked: answer.right } : { kind: 'input' };
    if (E.isRight(answer)) this.attempt = answer.right ? 0 : this.attempt + 1;
  }

  /** What the checked order comes to, with the tax of a withdrawal as soon as that can be told. */
  get told(): ToldFundOrder | undefined {
    if (this.place.kind !== 'check') return undefined;
    const { verdict, funds } = this.place.checked;
    return verdict.preview && toldFundOrder(this.kind, verdict.preview, funds, this.input.taxBasis.value);
  }

  get stepShown(): InputStep | undefined {
    if (this.depot.value === undefined) return undefined;
    return this.releasing.shown === undefined ? this.place.kind : 'release';
  }

  get isOut(): boolean {
    const { shown, isBusy } = this.releasing;
    if (shown !== undefined) return isSending(shown.release.stage);
    return isBusy || this.isBusy || this.place.kind === 'done';
  }

  /** From the proof back to what is checked, or to the page where something else was released from it. */
  checkAgain(): void {
    this.releasing.leave();
  }

  /** Back to the page; another order gets another challenge. */
  edit(): void {
    const action = this.releasing.shown?.action;
    this.releasing.leave();
    this.place = { kind: 'input' };
    if (action === 'reference') this.#askReferenceAgain();
  }

  ask(question: FundQuestion | undefined): void {
    this.releasing.forget();
    this.asking = question;
  }

  /** Asks for another reference account than the one that holds. */
  askReference(present: string): void {
    this.releasing.forget();
    this.#reference?.form.dispose();
    this.#reference = new ReferenceModel(present);
    this.asking = { kind: 'reference', model: this.#reference };
  }

  startOver(): void {
    this.input.startOver();
    this.notice = undefined;
    this.attempt = 0;
  }

  /** Has the bank validate the order and send a challenge. */
  async release(words: string): Promise<void> {
    if (this.place.kind !== 'check') return;
    const { order, verdict } = this.place.checked;
    const told = this.told && this.#with.money.write(this.told);
    const shown = verdict.preview && fundBinding(verdict.preview);
    await this.releasing.order(order, this.input.changes?.id, { words, told, shown });
  }

  /** The same for a cancellation, or the end of a regular deposit. */
  async cancel(order: FundOrder, words: string): Promise<void> {
    this.asking = undefined;
    this.notice = undefined;
    await this.releasing.cancel(order, words);
  }

  /** The same for another reference account; its question stays open where the bank does not take it. */
  async changeReference(iban: string, words: string): Promise<void> {
    const depotId = this.depot.value?.conditions.depotId;
    this.notice = undefined;
    if (depotId === undefined) return;
    await this.releasing.reference({ depotId, iban }, words);
    runInAction(() => {
      if (this.releasing.shown !== undefined) this.asking = undefined;
    });
  }

  /** The page may have been left while the bank answered. */
  #isLeft(): boolean {
    return this.#isDisposed;
  }

  /** What is executed changes what is in the depot, and may close it. */
  #follow(order: FundOrder): void {
    this.#take(order);
    if (isOpen(order)) return;
    void this.reload();
    void this.input.readTax();
  }

  /** An order has moved on: by a release here, or as the bank tells by itself. */
  #take(order: FundOrder): void {
    const { value } = this.depot;
    if (value !== undefined) this.depot.replace({ ...value, orders: withOrder(value.orders, order) });
  }

  /** Whatever became of a release, the customer is told. */
  #ended({ action, end }: FundReleaseEnd): void {
    if (this.#isDisposed) return;
    runInAction(() => {
      if (end.kind === 'refused') {
        this.#turning.showOr(end.messages, () => {
          this.place = { kind: 'input' };
          this.notice = 'refused';
          this.#refused(action, end.messages, this.releasing.say);
        });
        return;
      }
      this.place = { kind: 'input' };
      if (end.kind === 'void') {
        this.notice = 'void';
        if (action === 'reference') this.#askReferenceAgain();
        return;
      }
      if ('allocation' in end.result) this.#take(end.result);
      if (action === 'create' || action === 'change') this.input.keeper.stop();
      const { result, intent } = end;
      this.place = { kind: 'done', action, result, intent, told: this.#with.money.of(intent) };
    });
  }

  /** The account that was typed, as long as nothing has come of it. */
  #askReferenceAgain(): void {
    if (this.#reference !== undefined) this.asking = { kind: 'reference', model: this.#reference };
  }

  /** What the bank refuses stands at the field it is about, or above the page where nothing was typed. */
  #refused(
    action: FundAction,
    messages: readonly Message[],
    say: (failure: Failure) => void = this.releasing.follow,
  ): void {
    const { input } = this;
    const order = input.form.session.value(input.nodes.checkable);
    runInAction(() => {
      if (action === 'reference' && this.#reference !== undefined) {
        this.#reference.refuse(messages);
        this.#askReferenceAgain();
      } else if ((action === 'create' || action === 'change') && order !== undefined) {
        input.hear(messages, input.shown.preview.value, input.asked(order), 'server');
        this.place = { kind: 'input' };
        this.attempt += 1;
      } else say({ kind: 'validation', code: 'precondition.failed', messages });
    });
  }
}
