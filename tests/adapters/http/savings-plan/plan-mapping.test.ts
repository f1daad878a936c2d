import { changeBody, planBody } from '@adapters/http/savings-plan/plan-body';
import { wirePlan } from '@adapters/http/savings-plan/plan-codec';
import { toSavingsPlan } from '@adapters/http/savings-plan/plan-mapper';
import { depotId } from '@domain/codes/ids';
import { wkn } from '@domain/codes/wkn';
import { decimal, decimalText, equals, rescale, sum, type Decimal } from '@domain/money/decimal';
import { intervals } from '@domain/savings-plan/interval';
import type { PlanRequest } from '@domain/savings-plan/plan-request';
import { planOrigins } from '@domain/savings-plan/savings-plan';
import { addMonths, calendarDay } from '@domain/time/local-date';
import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { known } from '../../../domain/support/known';

const days = fc.integer({ min: 0, max: 600 }).map((months) => addMonths(calendarDay('2026-12-15'), months));
const rates = fc.record({
  units: fc.bigInt({ min: 1n, max: 10n ** 9n }),
  scale: fc.integer({ min: 0, max: 5 }),
});
const codes = ['A0RPWH', 'A1JX51', '716460', '847402'].map((code) => known(wkn(code)));

const plans: fc.Arbitrary<PlanRequest> = fc
  .record({
    depotId: fc.constant(depotId('d-1')),
    name: fc.constantFrom('Welt', 'Altersvorsorge & Kinder'),
    interval: fc.constantFrom(...intervals),
    executionDay: fc.constantFrom(1, 7, 15),
    startDate: days,
    endDate: fc.option(days, { nil: undefined }),
    suspension: fc.option(fc.record({ from: days, to: days }), { nil: undefined }),
    account: fc.record({ iban: fc.constant('DE02120300000000202051'), isExternal: fc.boolean() }),
    positions: fc
      .subarray(codes, { minLength: 1 })
      .chain((some) => fc.tuple(...some.map((code) => fc.record({ wkn: fc.constant(code), rate: rates })))),
    increase: fc.constantFrom('0', '1', '3', '5').map(decimal),
    proposalDescription: fc.option(fc.constant('Vorschlag'), { nil: undefined }),
    origin: fc.option(fc.constantFrom(...planOrigins), { nil: undefined }),
    isWaived: fc.boolean(),
  })
  .map(({ endDate, suspension, proposalDescription, origin, ...plan }) => ({
    ...plan,
    ...(endDate && { endDate }),
    ...(suspension && { suspension }),
    ...(proposalDescription !== undefined && { proposalDescription }),
    ...(origin !== undefined && { origin }),
  }));

const cents = (value: Decimal): Decimal => rescale(value, 2, 'half-up');

/** The plan as the bank would answer it. */
function answered(plan: PlanRequest) {
  const total = decimalText(sum(plan.positions.map(({ rate }) => cents(rate))));
  const wire: unknown = JSON.parse(
    JSON.stringify({
      ...planBody(plan),
      savingsplanId: 'p-1',
      totalAmount: { value: total, unit: 'EUR' },
      status: 'ACTIVE',
    }),
  );
  return toSavingsPlan(known(E.mapLeft(String)(wirePlan.decode(wire))));
}

describe('a plan on the wire [SAV-02]', () => {
  it('comes back as it was sent, its rates to the cent', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const { positions, increase, ...back } = answered(plan);
        expect(back).toMatchObject({
          depotId: plan.depotId,
          name: plan.name,
          interval: plan.interval,
          executionDay: plan.executionDay,
          startDate: plan.startDate,
          account: plan.account,
          // Whoever says nothing begins at the portal.
          origin: plan.origin ?? 'PORTAL',
          isWaived: plan.isWaived,
        });
        expect([back.endDate, back.suspension, back.proposalDescription]).toEqual([
          plan.endDate,
          plan.suspension,
          plan.proposalDescription,
        ]);
        expect(equals(increase, plan.increase)).toBe(true);
        expect(positions.map(({ wkn: code, rate }) => [code, decimalText(rate.value)])).toEqual(
          plan.positions.map(({ wkn: code, rate }) => [code, decimalText(cents(rate))]),
        );
      }),
    );
  });

  it.each([
    ['10.005', '10.01'],
    ['10.0049', '10.00'],
    ['10', '10.00'],
  ])('rounds a rate of %s half up to %s', (rate, sent) => {
    const code = known(wkn('A0RPWH'));
    expect(planBody({ positions: [{ wkn: code, rate: decimal(rate) }] })).toMatchObject({
      instruments: [{ instrumentId: 'A0RPWH', rate: { value: sent, unit: 'EUR' } }],
    });
  });

  it('leaves out positions without a security, and says null where none is left', () => {
    expect(planBody({ positions: [{ rate: decimal('50') }] })).toMatchObject({ instruments: null });
    expect(planBody({ positions: [] })).toMatchObject({ instruments: null });
  });

  it.each([
    ['0', undefined],
    ['3', { dynamisationValue: { value: '3', unit: 'XXC' } }],
  ])('sends an increase of %s percent without a date, and only if there is one', (percent, sent) => {
    expect(planBody({ positions: [], increase: decimal(percent) })['dynamisationAmount']).toEqual(sent);
  });

  it('sends an empty IBAN as null, and says whether the account is elsewhere', () => {
    const body = planBody({ positions: [], account: { iban: '', isExternal: true } });
    expect(body).toMatchObject({ settlementAccountIban: null, settlementAccountExternal: true });
    expect(planBody({ positions: [] })).toMatchObject({
      settlementAccountIban: null,
      settlementAccountExternal: false,
    });
  });

  it('changes everything but the depot, and resumes by empty days', () => {
    const body = changeBody({ depotId: depotId('d-1'), positions: [] });
    expect(body).not.toHaveProperty('depotId');
    expect(body).toMatchObject({ startSuspensionDate: null, endSuspensionDate: null });
  });

  it.each([[''], ['2026-02-30'], ['bald'], [null]])('reads a day that says %p as none', (text) => {
    const wire = {
      savingsplanId: 'p-1',
      depotId: 'd-1',
      interval: 'MONTHLY',
      executionDay: 1,
      totalAmount: { value: '1', unit: 'EUR' },
      instruments: [],
      settlementAccountExternal: false,
      startDate: text,
      endDate: text,
      nextExecutionDate: text,
      savingsplanExecutionStatus: { key: 'FLOATING', text: 'Schwebend' },
    };
    const plan = toSavingsPlan(known(E.mapLeft(String)(wirePlan.decode(wire))));
    expect([plan.startDate, plan.endDate, plan.nextExecution]).toEqual([undefined, undefined, undefined]);
    // The one unknown status does not keep the plan from being read (SAV-06).
    expect(plan.execution).toEqual(E.left({ kind: 'undefined-execution-status', key: 'FLOATING' }));
  });
});
