import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDocumentGateway } from '@adapters/fake/postbox/fake-document-gateway';
import { msciWorld, uniGlobal } from '@adapters/fake/bank/fake-market';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import {
  fakePlanChangeRelease,
  fakePlanEndRelease,
  fakePlanRelease,
} from '@adapters/fake/savings-plan/fake-plan-releases';
import { FakeSavingsPlanGateway } from '@adapters/fake/savings-plan/fake-savings-plan-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import { intentId, type SavingsPlanId } from '@domain/codes/ids';
import type { BankDocument } from '@domain/postbox/bank-document';
import type { ChangeOfPlan } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import { calendarDay } from '@domain/time/local-date';
import { somePlan } from '@tests/contracts/gateway/savings-plan-gateway.contract';
import { DocumentsModel } from '@ui/parts/document/documents-model';
import * as E from 'fp-ts/Either';

/** What is released of plans in scenarios, and what the bank has written of it by then. */
export class PlanPaperTasks {
  readonly #bank = new FakeBank();
  readonly #documents = new FakeDocumentGateway(this.#bank);
  readonly #change = fakePlanChangeRelease(this.#bank);
  readonly #end = fakePlanEndRelease(this.#bank);
  #keys = 0;

  async make(name: string): Promise<void> {
    const plans = new FakeSavingsPlanGateway(this.#bank);
    const plan = await somePlan({ plans, depotId: mainDepot, wkns: [msciWorld.wkn, uniGlobal.wkn] });
    await this.#release(fakePlanRelease(this.#bank), { ...plan, name });
  }

  suspend(name: string): Promise<void> {
    return this.#changed({ planId: this.#idOf(name), suspension: { from: calendarDay('2026-12-01') } });
  }

  resume(name: string): Promise<void> {
    return this.#changed({ planId: this.#idOf(name), suspension: undefined });
  }

  async end(name: string): Promise<void> {
    await this.#release(this.#end, { planId: this.#idOf(name) });
  }

  async tryToEnd(name: string, tan: string): Promise<void> {
    if (E.isRight(await this.#send(this.#end, { planId: this.#idOf(name) }, tan)))
      throw new Error('Die Bank hat die TAN angenommen.');
  }

  /** The names of what lies with a plan, as its page lists them. */
  async namesOf(plan: string): Promise<readonly string[]> {
    return (await this.#listOf(this.#idOf(plan))).all.map(({ name }) => name);
  }

  async open(plan: string, name: string): Promise<void> {
    const list = await this.#listOf(this.#idOf(plan));
    const bytes = await list.open(documentNamed(list, name));
    if (bytes === undefined) throw new Error(`${name} ist keine Datei.`);
  }

  async isReadInPostbox(name: string): Promise<boolean> {
    return documentNamed(await this.#listOf(undefined), name).isRead;
  }

  async #changed(change: ChangeOfPlan): Promise<void> {
    await this.#release(this.#change, change);
  }

  async #release<C>(kind: ReleaseGateway<C, SavingsPlan>, content: C): Promise<void> {
    const answer = await this.#send(kind, content);
    if (E.isLeft(answer)) throw new Error(answer.left.kind);
  }

  /** With the right TAN where none is given. */
  async #send<C>(kind: ReleaseGateway<C, SavingsPlan>, content: C, tan?: string) {
    const validated = await kind.validate(content, 'M_TAN')();
    if (E.isLeft(validated)) throw new Error(validated.left.kind);
    const { challenge } = validated.right;
    if (challenge === undefined) throw new Error('Die Bank verlangt keine TAN.');
    const { id, type } = challenge;
    this.#keys += 1;
    const proof = { challengeId: id, type, tan: tan ?? this.#bank.tan.codeOf(id) };
    return kind.create(content, proof, { id: intentId(`key-${String(this.#keys)}`) })();
  }

  #idOf(name: string): SavingsPlanId {
    const plan = this.#bank.plans.all.find((each) => each.name === name);
    if (plan === undefined) throw new Error(`${name} gibt es nicht.`);
    return plan.id;
  }

  async #listOf(plan: SavingsPlanId | undefined): Promise<DocumentsModel> {
    const list = new DocumentsModel(this.#documents.documents(plan && { plan }), {
      documents: this.#documents,
      clock: this.#bank.scheduler,
    });
    await list.load();
    return list;
  }
}

function documentNamed({ all }: DocumentsModel, name: string): BankDocument {
  const found = all.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} liegt nicht vor.`);
  return found;
}
