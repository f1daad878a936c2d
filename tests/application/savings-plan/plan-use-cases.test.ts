import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { msciWorld, uniGlobal } from '@adapters/fake/bank/fake-market';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import { mainDepot } from '@adapters/fake/bank/fake-world';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { MemorySavingsPlanDrafts } from '@adapters/fake/device/memory-savings-plan-drafts';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { fakePlanEndRelease } from '@adapters/fake/savings-plan/fake-plan-releases';
import { FakeSavingsPlanGateway } from '@adapters/fake/savings-plan/fake-savings-plan-gateway';
import { CheckPlan } from '@application/savings-plan/check-plan';
import { LoadPlans } from '@application/savings-plan/load-plans';
import { PlanDrafting } from '@application/savings-plan/plan-drafting';
import { unexpectedLogged } from '@application/savings-plan/unexpected-logged';
import { intentId, savingsPlanId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { snapshotOf } from '@domain/form/session/snapshot';
import { restoreInto } from '@domain/form/session/restore';
import { emptySnapshot } from '@domain/form/session/snapshot';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { refusalKeys, succeeded } from '../../contracts/answers';
import { challengeIn } from '../../contracts/gateway/release-gateway.contract';
import { enterRow, plan, planSession } from '../../domain/support/plan-samples';

function drafting(bank = new FakeBank(), drafts = new MemorySavingsPlanDrafts()) {
  return {
    drafts,
    use: new PlanDrafting({
      drafts,
      instruments: new FakeInstrumentGateway(bank),
      locks: new FakeLocks(),
      identifiers: new FakeIdentifiers(),
    }),
  };
}

describe('what is typed of a plan [SAV-01] [KNO-04]', () => {
  it('is kept and comes back with its securities, rows moved as they were', async () => {
    const session = planSession();
    enterRow(session, 1, { instrument: msciWorld, rate: '100' });
    enterRow(session, 2, { instrument: uniGlobal, rate: '50' });
    session.collection(session.nodes.positions).move('2', 0);
    const { use } = drafting();
    expect(await use.keep(snapshotOf(session))()).toBe(true);
    const back = await use.restore()();
    if (O.isNone(back)) throw new Error('Nothing came back');
    const again = planSession();
    expect(restoreInto(again, back.value.kept).unread).toEqual([]);
    expect(again.collection(again.nodes.positions).keys).toEqual(['2', '1']);
    expect([...back.value.instruments.values()].map(({ wkn }) => wkn).sort()).toEqual(
      [msciWorld.wkn, uniGlobal.wkn].sort(),
    );
  });

  it('is not kept where nothing is typed', async () => {
    const { use } = drafting();
    expect(await use.keep(snapshotOf(planSession()))()).toBe(false);
    expect(await use.restore()()).toEqual(O.none);
  });

  it('is taken over from a tab that is closed, and a security that is gone is told', async () => {
    const { use, drafts } = drafting();
    const fields = { 'positions[1].instrument': 'DE000UNBEK01', 'positions[1].rate': '50' };
    await drafts.keep(tabId('closed'), { ...emptySnapshot, fields })();
    const back = await use.restore()();
    expect(O.isSome(back) && back.value.lost).toEqual(['positions[1].instrument']);
    expect(await drafts.find(tabId('closed'))()).toEqual(O.none);
  });
});

describe('a check of a plan', () => {
  it('takes a refusal for an answer, and logs what nobody knows [SAV-04]', async () => {
    const bank = new FakeBank();
    const logger = new RecordingLogger();
    bank.world.planMessages = [errorMessage('fehler-neu'), errorMessage('fehler_abwicklungsuniversum')];
    const check = new CheckPlan(new FakeSavingsPlanGateway(bank), logger);
    const { messages, preview } = succeeded(
      await check.execute({ depotId: mainDepot, positions: [{ wkn: msciWorld.wkn }] })(),
    );
    expect(messages.map(({ key }) => key)).toEqual(['fehler-neu', 'fehler_abwicklungsuniversum']);
    expect(preview).toBeUndefined();
    expect(logger.records.map(({ text }) => text)).toEqual([
      'Unexpected message about a savings plan: fehler-neu',
    ]);
  });

  it('fails where the bank does not answer', async () => {
    const bank = new FakeBank();
    bank.faults.plan('prevalidatePlan', { kind: 'not-reached' });
    const check = new CheckPlan(new FakeSavingsPlanGateway(bank), new RecordingLogger());
    expect(E.isLeft(await check.execute({ positions: [] })())).toBe(true);
  });
});

describe('a release of a plan', () => {
  it.each(['validate', 'create'] as const)(
    'logs what nobody knows of what is refused at once: %s [SAV-04]',
    async (step) => {
      const bank = new FakeBank();
      const logger = new RecordingLogger();
      const gateway = unexpectedLogged(fakePlanEndRelease(bank), logger);
      bank.plans.put({ ...plan, depotId: mainDepot });
      const end = { planId: plan.id };
      const challenge = challengeIn(succeeded(await gateway.validate(end, 'M_TAN')()));
      bank.world.planMessages = [errorMessage('fehler-neu'), errorMessage('fehler_abwicklungsuniversum')];
      const proof = { challengeId: challenge.id, type: challenge.type, tan: bank.tan.codeOf(challenge.id) };
      const answer =
        step === 'validate'
          ? await gateway.validate(end, 'M_TAN')()
          : await gateway.create(end, proof, { id: intentId('key-1') })();
      expect(refusalKeys(answer)).toEqual(['fehler-neu', 'fehler_abwicklungsuniversum']);
      expect(logger.records.map(({ text }) => text)).toEqual([
        'Unexpected message about a savings plan: fehler-neu',
      ]);
    },
  );
});

describe('reading plans', () => {
  it('logs a status that nobody knows, and the plans stand all the same [SAV-06]', async () => {
    const bank = new FakeBank();
    const logger = new RecordingLogger();
    const unknown = E.left({ kind: 'undefined-execution-status', key: 'FLOATING' } as const);
    bank.plans.put({ ...plan, depotId: mainDepot });
    bank.plans.put({ ...plan, id: savingsPlanId('plan-2'), depotId: mainDepot, execution: unknown });
    const load = new LoadPlans(new FakeSavingsPlanGateway(bank), logger);
    expect(succeeded(await load.all(mainDepot)())).toHaveLength(2);
    expect(logger.records.map(({ text }) => text)).toEqual([
      'API returned an undefined savings plan execution status: FLOATING',
    ]);
  });
});
