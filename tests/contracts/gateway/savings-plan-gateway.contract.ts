import type { DocumentGateway } from '@application/ports/bank/document-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { SavingsPlanGateway } from '@application/ports/bank/savings-plan-gateway';
import { depotId, savingsPlanId, type DepotId, type IntentId } from '@domain/codes/ids';
import type { Wkn } from '@domain/codes/wkn';
import { compare, decimal } from '@domain/money/decimal';
import type { ChangeOfPlan, EndOfPlan, PlanRequest } from '@domain/savings-plan/plan-request';
import type { SavingsPlan } from '@domain/savings-plan/savings-plan';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from '../answers';
import { challengeIn } from './release-gateway.contract';

/** What plans are tried with: a private customer who knows what a fund is. */
export interface SavingsPlanBench {
  readonly plans: SavingsPlanGateway;
  readonly create: ReleaseGateway<PlanRequest, SavingsPlan>;
  readonly change: ReleaseGateway<ChangeOfPlan, SavingsPlan>;
  readonly end: ReleaseGateway<EndOfPlan, SavingsPlan>;
  readonly documents: Pick<DocumentGateway, 'documents' | 'content'>;
  readonly depotId: DepotId;
  /** Two securities that can be saved in, whose knowledge the customer has shown. */
  readonly wkns: readonly [Wkn, Wkn];
  newKey(): IntentId;
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** A plan of 50 EUR a month into the first security, from the first day the bank offers. */
export async function somePlan(
  bench: Pick<SavingsPlanBench, 'plans' | 'depotId' | 'wkns'>,
  rate = '50.00',
): Promise<PlanRequest> {
  const [wkn] = bench.wkns;
  const { accounts, startDates } = succeeded(await bench.plans.conditions(bench.depotId, [wkn])());
  const [startDate] = startDates;
  const account = accounts.find(({ type }) => type !== 'external');
  if (startDate === undefined || account === undefined) throw new Error('The bank offers no plan');
  return {
    depotId: bench.depotId,
    name: 'Vertrag',
    interval: 'MONTHLY',
    executionDay: Number(startDate.slice(8)),
    startDate,
    account: { iban: account.iban, isExternal: false },
    positions: [{ wkn, rate: decimal(rate) }],
    increase: decimal('0'),
    isWaived: true,
  };
}

/** Releases something with its right proof. */
export async function released<C, T>(
  gateway: ReleaseGateway<C, T>,
  content: C,
  { newKey, prove }: Pick<SavingsPlanBench, 'newKey' | 'prove'>,
  subject?: string,
): Promise<T> {
  const challenge = challengeIn(succeeded(await gateway.validate(content, 'M_TAN')()));
  const intent = { id: newKey(), ...(subject !== undefined && { subject }) };
  return succeeded(await gateway.create(content, await prove(challenge), intent)());
}

/** The contract of every gateway to savings plans: the fake obeys it, and the HTTP adapter on a running bank (SAV-03, SAV-07). */
export function describeSavingsPlanGateway(name: string, make: () => Promise<SavingsPlanBench>): void {
  describe(`${name} as a gateway to savings plans`, () => {
    let bench: SavingsPlanBench;
    beforeEach(async () => {
      bench = await make();
    });

    it('offers terms for a depot and for each security that is asked for [SAV-01]', async () => {
      const told = succeeded(await bench.plans.conditions(bench.depotId, bench.wkns)());
      expect(told.positions.map(({ wkn }) => wkn).sort()).toEqual([...bench.wkns].sort());
      expect(told.executionDays).toEqual([1, 7, 15]);
      expect(told.accounts.length).toBeGreaterThan(0);
      expect(told.startDates.length).toBeGreaterThan(0);
      for (const { minimumRate } of told.positions) expect(compare(minimumRate.value, decimal('25'))).toBe(0);
    });

    it('says of a plan it would take when it buys, without making it [SAV-03]', async () => {
      const plan = await somePlan(bench);
      const before = succeeded(await bench.plans.list(bench.depotId)()).length;
      const { preview } = succeeded(await bench.plans.prevalidate(plan)());
      expect(preview.nextExecution).toBeDefined();
      expect(preview.positions.map(({ wkn }) => wkn)).toEqual([bench.wkns[0]]);
      expect(succeeded(await bench.plans.list(bench.depotId)())).toHaveLength(before);
    });

    it('names the position by its place in what was sent [SAV-04]', async () => {
      const plan = await somePlan(bench);
      const [first, second] = bench.wkns;
      const positions = [
        { wkn: first, rate: decimal('50') },
        { wkn: second, rate: decimal('10') },
      ];
      const answer = await bench.plans.prevalidate({ ...plan, positions })();
      const failure = failed(answer);
      if (failure.kind !== 'validation') throw new Error(failure.kind);
      const low = failure.messages.find(({ severity }) => severity === 'ERROR');
      expect(low).toMatchObject({ key: 'ANLAGEBETRAG_ZU_NIEDRIG', origin: ['instruments[1].rate'] });
    });

    it('says what keeps an unfinished plan from being checked, and never fails on it', async () => {
      const answer = await bench.plans.prevalidate({ depotId: bench.depotId, positions: [] })();
      if (answer._tag === 'Left') expect(answer.left.kind).toBe('validation');
    });

    it('keeps where a plan was begun, what was proposed, and when it is raised next [SAV-02]', async () => {
      const request = await somePlan(bench);
      const begun = {
        origin: 'PLANNER',
        proposalDescription: 'Vorschlag 7',
        increase: decimal('3'),
      } as const;
      const made = await released(bench.create, { ...request, ...begun }, bench);
      const first = request.startDate;
      expect(made).toMatchObject({
        origin: 'PLANNER',
        proposalDescription: 'Vorschlag 7',
        increaseFrom: `${String(Number(first.slice(0, 4)) + 1)}${first.slice(4)}`,
      });
    });

    it('refuses a security twice [SAV-04]', async () => {
      const plan = await somePlan(bench);
      const [position] = plan.positions;
      if (position === undefined) throw new Error('No position');
      const answer = await bench.plans.prevalidate({ ...plan, positions: [position, position] })();
      expect(refusalKeys(answer)).toContain('fehler-wertpapier-mehrfach-in-sparplan');
    });

    it('makes a plan, changes, suspends, resumes and ends it, and lists it still [SAV-03] [SAV-07]', async () => {
      const request = await somePlan(bench);
      const made = await released(bench.create, request, bench);
      expect(made).toMatchObject({ state: 'ACTIVE', interval: 'MONTHLY', name: 'Vertrag', origin: 'PORTAL' });
      const { id: planId } = made;
      const again = { ...request, name: 'Anders' };
      const changed = await released(bench.change, { planId, plan: again }, bench, planId);
      expect(changed).toMatchObject({ id: planId, name: 'Anders' });
      expect(changed.version).not.toBe(made.version);
      const suspension = { from: request.startDate };
      const paused = await released(bench.change, { planId, suspension }, bench, planId);
      expect(paused).toMatchObject({ suspension, name: 'Anders', total: made.total });
      const back = await released(bench.change, { planId, suspension: undefined }, bench, planId);
      expect(back.suspension).toBeUndefined();
      expect(back.positions).toEqual(changed.positions);
      const ended = await released(bench.end, { planId }, bench, planId);
      expect(ended.state).toBe('ENDED');
      const listed = succeeded(await bench.plans.list(bench.depotId)());
      expect(listed.find(({ id }) => id === planId)?.state).toBe('ENDED');
      expect(succeeded(await bench.plans.find(planId)())).toEqual(listed.find(({ id }) => id === planId));
      expect(succeeded(await bench.plans.executions(planId)())).toEqual([]);
    });

    it('puts on paper what happens to a plan, among all that was written and beside no other plan [SAV-07] [CUS-02]', async () => {
      const request = { ...(await somePlan(bench)), name: 'Papier' };
      const { id: planId } = await released(bench.create, request, bench);
      const other = await released(bench.create, { ...request, name: 'Zweiter' }, bench);
      const suspension = { from: request.startDate };
      await released(bench.change, { planId, suspension }, bench, planId);
      await released(bench.change, { planId, suspension: undefined }, bench, planId);
      await released(bench.change, { planId, plan: { ...request, name: 'Neues' } }, bench, planId);
      await released(bench.end, { planId }, bench, planId);
      const own = succeeded(await bench.documents.documents({ plan: planId })());
      expect(own.map(({ name }) => name).toSorted()).toEqual([
        'Sparplan angelegt: Papier',
        'Sparplan ausgesetzt: Papier',
        'Sparplan beendet: Neues',
        'Sparplan fortgesetzt: Papier',
        'Sparplan geändert: Neues',
      ]);
      const all = succeeded(await bench.documents.documents()());
      for (const document of own) expect(all).toContainEqual(document);
      expect(
        succeeded(await bench.documents.documents({ plan: other.id })()).map(({ name }) => name),
      ).toEqual(['Sparplan angelegt: Zweiter']);
      expect(succeeded(await bench.documents.documents({ plan: savingsPlanId('nicht-meiner') })())).toEqual(
        [],
      );
    });

    it('gives a calendar address that can be renewed', async () => {
      const { id } = await released(bench.create, await somePlan(bench), bench);
      const first = succeeded(await bench.plans.calendarAddress(id)());
      expect(succeeded(await bench.plans.calendarAddress(id)())).toBe(first);
      expect(succeeded(await bench.plans.renewCalendarAddress(id)())).not.toBe(first);
    });

    it('knows no plan and no depot of somebody else', async () => {
      expect(failed(await bench.plans.find(savingsPlanId('nicht-meiner'))()).kind).toBe('not-found');
      expect(failed(await bench.plans.conditions(depotId('nicht-meines'), [])()).kind).toBe('not-found');
    });
  });
}
