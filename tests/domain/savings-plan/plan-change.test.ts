import { decimal } from '@domain/money/decimal';
import { planChanges } from '@domain/savings-plan/plan-change';
import type { PlanRequest } from '@domain/savings-plan/plan-request';
import { calendarDay } from '@domain/time/local-date';
import { etf, plan } from '../support/plan-samples';
import { share } from '../support/samples';

const iban = 'DE89370400440532013000';
const [inFund, inShare] = [
  { wkn: etf.wkn, rate: decimal('100') },
  { wkn: share.wkn, rate: decimal('25') },
];
const same: PlanRequest = {
  depotId: plan.depotId,
  name: plan.name,
  interval: plan.interval,
  executionDay: plan.executionDay,
  startDate: calendarDay('2026-12-01'),
  account: { iban: 'DE02120300000000202051', isExternal: false },
  positions: [inFund],
  increase: decimal('0.00'),
  isWaived: true,
};
const names = new Map([[share.wkn, share.name]]);
const suspension = { from: calendarDay('2027-01-01') };

describe('what another shape changes of a plan [SAV-03]', () => {
  it.each<[string, Partial<PlanRequest>, readonly object[]]>([
    ['nothing', {}, []],
    [
      'the rate of its one security',
      { positions: [{ ...inFund, rate: decimal('75') }] },
      [{ term: 'rate', before: decimal('100.00'), after: decimal('75') }],
    ],
    [
      'a security that comes in, and what they come to',
      { positions: [inFund, inShare] },
      [
        { term: 'position', wkn: share.wkn, name: share.name, before: undefined, after: decimal('25') },
        { term: 'rate', before: decimal('100.00'), after: decimal('125') },
      ],
    ],
    [
      'one security for another at the same rate',
      { positions: [{ ...inShare, rate: decimal('100') }] },
      [
        { term: 'position', wkn: etf.wkn, name: etf.name, before: decimal('100.00'), after: undefined },
        { term: 'position', wkn: share.wkn, name: share.name, before: undefined, after: decimal('100') },
      ],
    ],
    [
      'its days',
      {
        interval: 'QUARTERLY',
        executionDay: 15,
        startDate: calendarDay('2026-12-15'),
        endDate: calendarDay('2030-12-15'),
        suspension,
      },
      [
        { term: 'interval', before: 'MONTHLY', after: 'QUARTERLY' },
        { term: 'executionDay', before: 1, after: 15 },
        { term: 'startDate', before: '2026-12-01', after: '2026-12-15' },
        { term: 'endDate', before: undefined, after: '2030-12-15' },
        { term: 'suspension', before: undefined, after: suspension },
      ],
    ],
    [
      'its growth, who pays, and its name',
      { increase: decimal('3'), account: { iban, isExternal: true }, name: 'Neu' },
      [
        { term: 'increase', before: decimal('0'), after: decimal('3') },
        { term: 'account', before: plan.account, after: { iban, isExternal: true } },
        { term: 'name', before: 'Welt', after: 'Neu' },
      ],
    ],
  ])('is %s', (_, other, changes) => {
    expect(planChanges(plan, { ...same, ...other }, names)).toEqual(changes);
  });

  it('leaves a plan its name where none is sent, and says no start that was not told', () => {
    const { name, ...unnamed } = same;
    const { startDate, ...standing } = plan;
    expect([name, startDate]).toEqual(['Welt', '2026-12-01']);
    expect(planChanges(standing, { ...unnamed, startDate: calendarDay('2027-01-01') }, names)).toEqual([]);
  });

  it('compares a pause by its days', () => {
    expect(planChanges({ ...plan, suspension }, { ...same, suspension: { ...suspension } }, names)).toEqual(
      [],
    );
  });
});
