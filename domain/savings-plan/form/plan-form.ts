import { together, orNothing } from '../../form/combine';
import { form, type Form } from '../../form/form';
import { issueAt, type Issue } from '../../form/issue';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { asOutcome, ifKnown, optional } from '../../form/nodes/lenient';
import type { DerivedNode, FactNode } from '../../form/nodes/node';
import { outcomes } from '../../form/nodes/outcomes';
import { rule } from '../../form/nodes/rule';
import { mapped } from '../../form/combine';
import { read, refused, valueOf, type Outcome } from '../../form/outcome';
import { sum, zero, type Decimal } from '../../money/decimal';
import { calendarDay, localDate, type LocalDate } from '../../time/local-date';
import * as O from 'fp-ts/Option';
import type { PartialPlan, PlanRequest } from '../plan-request';
import type { PlanConditions } from '../plan-conditions';
import type { Period, PlanAccount } from '../savings-plan';
import type { CarriedThrough, PlanFormFacts } from './plan-facts';
import { planFields, type PlanFieldNodes } from './plan-fields';
import { planFinding, readCode } from './plan-finding';
import { instrumentIssues, rateIssues, shareIssues, totalIssues } from './plan-rules';
import { planPreview, type PlanPreviewNodes } from './plan-preview';
import { plannedRows, saidRows, type PlannedRow } from './planned-rows';

/** What the fields of a plan come to. */
export interface PlanReaderNodes {
  readonly planned: DerivedNode<readonly PlannedRow[]>;
  /** What one execution takes. */
  readonly sum: DerivedNode<Decimal>;
  readonly suspension: DerivedNode<Period | undefined>;
  readonly end: DerivedNode<LocalDate | undefined>;
  readonly raise: DerivedNode<Decimal>;
  readonly account: DerivedNode<PlanAccount>;
  readonly conditions: DerivedNode<PlanConditions | undefined>;
  readonly carried: DerivedNode<CarriedThrough>;
  /** The plan as it would be sent. */
  readonly request: DerivedNode<PlanRequest>;
  /** As much of it as can be read, for the bank to check while it is typed (SAV-03). */
  readonly checkable: DerivedNode<PartialPlan>;
  readonly instrumentRule: DerivedNode<readonly Issue[]>;
  readonly rateRule: DerivedNode<readonly Issue[]>;
  readonly shareRule: DerivedNode<readonly Issue[]>;
  readonly totalRule: DerivedNode<readonly Issue[]>;
  readonly endRule: DerivedNode<readonly Issue[]>;
}

/** The nodes of the form. */
export interface PlanNodes extends PlanFieldNodes, PlanReaderNodes, PlanPreviewNodes {
  readonly today: FactNode<LocalDate>;
}

const nothingCarried: CarriedThrough = {};

/** The savings plan form: create, change and "same plan again" stand on this one reading (SAV-01). */
export const planForm: Form<PlanNodes, PlanFormFacts> = form((fact: FactNodes<PlanFormFacts>): PlanNodes => {
  const { fields, said } = planFields(fact);
  const { rateMode, startDate, paidBy } = fields;
  const conditions = derive({ known: ifKnown(fact.conditions) }, ({ known }) => read(known));
  const planned = derive(
    { said, rateMode, total: asOutcome(fields.total) },
    ({ said: rows, rateMode: mode, total }) => plannedRows(rows, mode, total),
  );
  const total = derive({ planned }, ({ planned: rows }) => read(sum(rows.map(({ rate }) => rate))));
  const suspension = derive(
    { dates: outcomes({ from: fields.suspensionFrom, to: fields.suspensionTo }) },
    ({ dates }) => suspensionOf(dates),
  );
  const end = derive(
    { endKind: fields.endKind, endDate: asOutcome(fields.endDate) },
    ({ endKind, endDate }) =>
      endKind === 'DATE'
        ? mapped(endDate, (day): LocalDate | undefined => day)
        : read<LocalDate | undefined>(undefined),
  );
  const raise = derive({ said: optional(fields.increase) }, ({ said: text }) =>
    read(readCode(text ?? '0') ?? zero),
  );
  const account = derive(
    { paidBy, own: asOutcome(fields.accountIban), other: asOutcome(fields.externalIban) },
    ({ paidBy: by, own, other }): Outcome<PlanAccount> =>
      by === 'EXTERNAL'
        ? mapped(other, (iban) => ({ iban, isExternal: true }))
        : mapped(own, (iban) => ({ iban, isExternal: false })),
  );
  const start = derive({ startDate }, ({ startDate: text }) => read(calendarDay(text)));
  const parts = outcomes({
    depotId: fields.depotId,
    interval: fields.interval,
    executionDay: fields.executionDay,
    startDate: start,
    end,
    suspension,
    account,
    raise,
    name: optional(fields.name),
    waived: optional(fields.salesDocumentsWaived),
    planned,
  });
  const carried = derive({ known: ifKnown(fact.carried) }, ({ known }) => read(known ?? nothingCarried));
  const request = derive(
    { parts, carried },
    ({ parts: all, carried: besides }) =>
      mapped(together(all), ({ planned: rows, end: endDate, ...plan }): PlanRequest => {
        const { raise: increase, suspension: pause, name, waived, executionDay, ...rest } = plan;
        return {
          ...rest,
          ...besides,
          executionDay: Number(executionDay),
          positions: rows.map(({ instrument, rate }) => ({ wkn: instrument.wkn, rate })),
          increase,
          ...(endDate !== undefined && { endDate }),
          ...(pause !== undefined && { suspension: pause }),
          ...(name !== undefined && { name }),
          isWaived: waived === true,
        };
      }),
    { needed: true },
  );
  const checkable = derive(
    { said, parts, carried, paidBy },
    ({ said: rows, parts: all, carried: besides, paidBy: by }) =>
      read<PartialPlan>({
        // Without an IBAN yet it is known all the same that the account is elsewhere (SAV-02).
        ...(by === 'EXTERNAL' && { account: { isExternal: true } }),
        ...besides,
        ...some(all.depotId, (depotId) => ({ depotId })),
        ...some(all.interval, (interval) => ({ interval })),
        ...some(mapped(all.executionDay, Number), (executionDay) => ({ executionDay })),
        ...some(all.startDate, (startDate) => ({ startDate })),
        ...some(all.end, (endDate) => ({ endDate })),
        ...some(all.suspension, (suspension) => ({ suspension })),
        ...some(all.account, (account) => ({ account })),
        ...some(all.raise, (increase) => ({ increase })),
        ...some(all.name, (name) => ({ name })),
        isWaived: valueOf(all.waived) === true,
        positions: checkablePositions(rows, valueOf(all.planned)),
      }),
  );
  return {
    ...fields,
    today: fact.today,
    planned,
    sum: total,
    suspension,
    end,
    raise,
    account,
    conditions,
    carried,
    request,
    checkable,
    ...planPreview(fields, { planned, sum: total, start, end, suspension, raise, account, conditions }, fact),
    instrumentRule: rule({ said }, ({ said: rows }) => instrumentIssues(rows)),
    rateRule: rule({ said, planned: asOutcome(planned), conditions, rateMode }, (seen) =>
      rateIssues(seen.said, seen.planned, seen.conditions, seen.rateMode),
    ),
    shareRule: rule({ said, rateMode }, ({ said: rows, rateMode: mode }) => shareIssues(rows, mode)),
    totalRule: rule(
      { total, conditions: fact.conditions, rateMode, paidBy, account: asOutcome(account) },
      ({ total: all, conditions: terms, rateMode: mode, paidBy: by, account: from }) =>
        totalIssues(all, terms, { mode, paidBy: by, iban: valueOf(from)?.iban }),
    ),
    endRule: rule({ startDate, end }, ({ startDate: first, end: last }) =>
      last !== undefined && last < first
        ? issueAt('endDate', planFinding('plan-end-before-start'), 'rule')
        : undefined,
    ),
  };
});

/** What an outcome adds where it is read and says something. */
const some = <T, Part extends object>(
  outcome: Outcome<T>,
  put: (value: NonNullable<T>) => Part,
): Part | undefined => {
  const value = valueOf(outcome);
  return value === undefined || value === null ? undefined : put(value);
};

/** Rows with a security, in their order; a rate that cannot be read is left out. */
const checkablePositions = (
  rows: Parameters<typeof saidRows>[0],
  planned: readonly PlannedRow[] | undefined,
): PartialPlan['positions'] =>
  saidRows(rows).flatMap(({ key, instrument, rate }) => {
    const { wkn } = valueOf(instrument) ?? {};
    const amount = planned?.find((row) => row.key === key)?.rate ?? valueOf(rate);
    return wkn === undefined ? [] : [{ key, wkn, ...(amount !== undefined && { rate: amount }) }];
  });

function suspensionOf({
  from,
  to,
}: {
  readonly from: Outcome<LocalDate>;
  readonly to: Outcome<LocalDate>;
}): Outcome<Period | undefined> {
  const both = together({ from: orNothing(from), to: orNothing(to) });
  if (both.kind !== 'read') return both;
  const { from: first, to: last } = both.value;
  if (first === undefined && last === undefined) return read(undefined);
  if (first === undefined)
    return refused([issueAt('suspensionFrom', planFinding('plan-suspension-incomplete'), 'rule')]);
  if (last === undefined) return read({ from: first });
  return last < first
    ? refused([issueAt('suspensionTo', planFinding('plan-suspension-order'), 'rule')])
    : read({ from: first, to: last });
}

/** The day that a code of a choice stands for. */
export const dayOfCode = (code: string | undefined): LocalDate | undefined =>
  O.toUndefined(localDate(code ?? ''));
