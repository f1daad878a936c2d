import type { Clock } from '@application/ports/clock';
import type { CheckedPlan } from '@application/ports/bank/savings-plan-gateway';
import type { Validated } from '@application/ports/bank/release-gateway';
import { documentId, savingsPlanId, type IntentId, type SavingsPlanId } from '@domain/codes/ids';
import type { Failure } from '@domain/failure/failure';
import type { Message } from '@domain/message/message';
import { decimal, isPositive, sum } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import type { BankDocument } from '@domain/postbox/bank-document';
import { canonicalText } from '@domain/release/canonical-text';
import { anniversaryAfter, dueDays, firstDueDay } from '@domain/savings-plan/execution-days';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import type { ChangeOfPlan, PartialPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import type { TanType } from '@domain/tan/tan-type';
import { berlinTime } from '@domain/time/berlin-time';
import type { LocalDate } from '@domain/time/local-date';
import * as E from 'fp-ts/Either';
import type { FakeKeyMemory } from '../bank/fake-key-memory';
import { errorMessage, refusal } from '../bank/fake-refusal';
import type { FakeWorld } from '../bank/fake-world';
import type { FakeTanRules } from '../session/fake-tan-rules';
import { messagesAbout } from './fake-plan-rules';

type Answer<T> = E.Either<Failure, T>;

/** What is done to plans: made, changed, ended. */
export type PlanWork =
  | { readonly kind: 'create'; readonly plan: PlanRequest }
  | { readonly kind: 'change'; readonly planId: SavingsPlanId; readonly change: ChangeOfPlan }
  | { readonly kind: 'end'; readonly planId: SavingsPlanId };

/** The fake bank's books of savings plans: what is released it does once a key. */
export class FakePlanBooks {
  readonly #plans = new Map<SavingsPlanId, SavingsPlan>();
  /** What became of the days on which plans were due, the latest first. */
  readonly executions = new Map<SavingsPlanId, readonly PlanExecution[]>();
  /** What was written about each plan, the latest first. */
  readonly documents = new Map<SavingsPlanId, readonly BankDocument[]>();

  constructor(
    private readonly world: () => FakeWorld,
    private readonly tan: Pick<FakeTanRules, 'issue' | 'redeem'>,
    private readonly keys: Pick<FakeKeyMemory, 'once'>,
    private readonly clock: Clock,
  ) {}

  get all(): readonly SavingsPlan[] {
    return [...this.#plans.values()];
  }

  find(id: SavingsPlanId): Answer<SavingsPlan> {
    const plan = this.#plans.get(id);
    return plan === undefined ? E.left({ kind: 'not-found' }) : E.right(plan);
  }

  existing(id: SavingsPlanId): SavingsPlan {
    const plan = this.#plans.get(id);
    if (plan === undefined) throw new Error(`No plan ${id}`);
    return plan;
  }

  /** Puts a plan among those there are, new or changed. */
  put(plan: SavingsPlan): SavingsPlan {
    this.#plans.set(plan.id, plan);
    return plan;
  }

  check(plan: PartialPlan): Answer<CheckedPlan> {
    const messages = messagesAbout(plan, this.world());
    if (messages.some(isError)) return E.left(refusal(...messages));
    const days = plan.startDate && this.#daysOf({ ...plan, startDate: plan.startDate });
    const [next] = days ?? [];
    return E.right({
      messages,
      preview: {
        ...(next && { nextExecution: next }),
        nextDays: days ?? [],
        name: plan.name ?? 'Sparplan',
        positions: plan.positions.flatMap(({ wkn }) => (wkn === undefined ? [] : [{ wkn, ...fee }])),
      },
    });
  }

  validate(work: PlanWork, type?: TanType): Answer<Validated> {
    const messages = this.#messagesAbout(work);
    if (messages.some(isError)) return E.left(refusal(...messages));
    return E.map((challenge: TanChallenge) => ({ messages, challenge }))(
      this.tan.issue(purposeOf(work), work, type),
    );
  }

  release(work: PlanWork, proof: TanAnswer | undefined, key: IntentId): Answer<SavingsPlan> {
    const known = work.kind === 'create' ? E.right(undefined) : this.find(work.planId);
    if (E.isLeft(known)) return known;
    const done = this.keys.once(key, {
      body: canonicalText(work),
      prove: () => this.tan.redeem(proof, purposeOf(work), work),
      refusals: () => this.#messagesAbout(work).filter(isError),
      act: () => this.#do(work).id,
    });
    return E.chain((id: string) => this.find(savingsPlanId(id)))(done);
  }

  #messagesAbout(work: PlanWork): readonly Message[] {
    const before = work.kind === 'create' ? undefined : this.#plans.get(work.planId);
    if (before?.state === 'ENDED') return [errorMessage('fehler-sparplan-beendet')];
    const plan =
      work.kind === 'create' ? work.plan : work.kind === 'change' ? planIn(work.change) : undefined;
    return plan === undefined ? this.world().planMessages : messagesAbout(plan, this.world());
  }

  #do(work: PlanWork): SavingsPlan {
    const plan = this.put(this.#after(work));
    this.#write(`${titleOf(work)}: ${plan.name}`, plan.id);
    return plan;
  }

  #after(work: PlanWork): SavingsPlan {
    if (work.kind === 'create') return this.#planOf(work.plan, savingsPlanId(`plan-${this.all.length + 1}`));
    const before = this.existing(work.planId);
    const version = String(Number(before.version ?? '1') + 1);
    if (work.kind === 'change') return { ...this.#changed(before, work.change), version };
    const { nextExecution: _, ...ended } = before;
    return { ...ended, state: 'ENDED', nextDays: [], version };
  }

  #write(name: string, about: SavingsPlanId): void {
    const world = this.world();
    const document: BankDocument = {
      id: documentId(`document-${String(world.documents.length + 1)}-${about}`),
      name,
      createdOn: this.#today,
      form: 'application/pdf',
      advertisement: false,
      isRead: false,
      hasForeword: false,
    };
    world.documents = [document, ...world.documents];
    this.documents.set(about, [document, ...(this.documents.get(about) ?? [])]);
  }

  #changed(before: SavingsPlan, change: ChangeOfPlan): SavingsPlan {
    if ('plan' in change) return this.#planOf(change.plan, before.id);
    const { suspension: _, ...plan } = before;
    const { suspension } = change;
    return {
      ...plan,
      ...(suspension && { suspension }),
      state: suspension !== undefined && suspension.from <= this.#today ? 'SUSPENDED' : 'ACTIVE',
    };
  }

  #planOf(request: PlanRequest, id: SavingsPlanId): SavingsPlan {
    const { wref: _, name = 'Sparplan', origin = 'PORTAL', positions, account, ...plan } = request;
    const days = this.#daysOf(request);
    const [next] = days;
    const isSuspended = request.suspension !== undefined && request.suspension.from <= this.#today;
    return {
      ...plan,
      id,
      name,
      origin,
      state: isSuspended ? 'SUSPENDED' : 'ACTIVE',
      account: { ...account, type: account.isExternal ? 'external' : 'settlement' },
      positions: positions.map(({ wkn, rate }) => {
        const instrument = this.world().instruments.find((each) => each.wkn === wkn);
        const told = instrument && {
          id: instrument.id,
          isin: instrument.isin,
          name: instrument.name,
          currency: instrument.currency,
        };
        return { wkn, rate: { value: rate, unit: EUR }, ...fee, ...(told && { instrument: told }) };
      }),
      total: { value: sum(positions.map(({ rate }) => rate)), unit: EUR },
      ...(next && { nextExecution: next }),
      ...(isPositive(plan.increase) && {
        increaseFrom: anniversaryAfter(firstDueDay(plan.startDate, plan.executionDay), next ?? this.#today),
      }),
      nextDays: days,
      createdAt: this.clock.now(),
      version: '1',
    };
  }

  #daysOf({
    interval = 'MONTHLY',
    startDate,
    endDate,
    suspension,
  }: Pick<PartialPlan, 'interval' | 'endDate' | 'suspension'> & {
    readonly startDate: LocalDate;
  }): readonly LocalDate[] {
    const schedule = {
      interval,
      start: startDate,
      ...(endDate && { end: endDate }),
      ...(suspension && { suspension }),
    };
    return dueDays(schedule, this.#today, 3).flatMap(({ day, isSkipped }) => (isSkipped ? [] : [day]));
  }

  get #today(): LocalDate {
    return berlinTime(this.clock.now()).date;
  }
}

const fee = { orderFee: decimal('1.5'), activeCampaign: false, permanentCampaign: false } as const;

const planIn = (change: ChangeOfPlan): PlanRequest | undefined =>
  'plan' in change ? change.plan : undefined;

const isError = ({ severity }: Message): boolean => severity === 'ERROR';

const purposeOf = ({ kind }: PlanWork): string => `savings-plan-${kind}`;

/** What the paper about it is called. */
function titleOf(work: PlanWork): string {
  if (work.kind === 'create') return 'Sparplan angelegt';
  if (work.kind === 'end') return 'Sparplan beendet';
  if ('plan' in work.change) return 'Sparplan geändert';
  return work.change.suspension === undefined ? 'Sparplan fortgesetzt' : 'Sparplan ausgesetzt';
}
