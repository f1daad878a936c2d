import { chained, mapped, orNothing, together } from '../../form/combine';
import { form, type Form } from '../../form/form';
import { issueAt, type Issue } from '../../form/issue';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { asOutcome, ifKnown } from '../../form/nodes/lenient';
import type { DerivedNode } from '../../form/nodes/node';
import { outcomes, type OutcomesOf } from '../../form/nodes/outcomes';
import { rule } from '../../form/nodes/rule';
import { empty, read, valueOf, type Outcome } from '../../form/outcome';
import { isPositive, parseDecimal, type Decimal } from '../../money/decimal';
import type { LocalDate } from '../../time/local-date';
import * as O from 'fp-ts/Option';
import type { FundAccount, FundConditions } from '../fund-conditions';
import type { FundExtent, RegularDeposit } from '../fund-order';
import type { FundOrderRequest, PartialFundOrder } from '../fund-request';
import { fundFields, type ExtentKind, type FundFieldNodes, type FundFormFacts } from './fund-fields';
import { fundFinding } from './fund-finding';
import { fundPreview, type FundPreviewNodes } from './fund-preview';
import { depositIssues, percentIssues, withdrawalIssues } from './fund-rules';

/** What the fields of an order come to. */
export interface FundReaderNodes {
  readonly conditions: DerivedNode<FundConditions | undefined>;
  readonly account: DerivedNode<FundAccount | undefined>;
  readonly isDebited: DerivedNode<boolean>;
  readonly said: DerivedNode<FundExtent>;
  /** Undefined where a deposit is made once, and for withdrawals. */
  readonly regular: DerivedNode<RegularDeposit | undefined>;
  /** The order as it would be sent. */
  readonly request: DerivedNode<FundOrderRequest>;
  /** As much of it as can be read, for the bank to look at while it is typed. */
  readonly checkable: DerivedNode<PartialFundOrder>;
  readonly depositRule: DerivedNode<readonly Issue[]>;
  readonly withdrawalRule: DerivedNode<readonly Issue[]>;
  readonly percentRule: DerivedNode<readonly Issue[]>;
  readonly startRule: DerivedNode<readonly Issue[]>;
  readonly endRule: DerivedNode<readonly Issue[]>;
}

/** The nodes of the form. */
export interface FundNodes extends FundFieldNodes, FundReaderNodes, FundPreviewNodes {}

/** Deposits and withdrawals are one form: what was typed of the one stands there again after a look at the other. */
export const fundForm: Form<FundNodes, FundFormFacts> = form((fact: FactNodes<FundFormFacts>): FundNodes => {
  const { fields, account, isDebited } = fundFields(fact);
  const { kind, amount, withdrawn, percent, start } = fields;
  const conditions = derive({ known: ifKnown(fact.conditions) }, ({ known }) => read(known));
  const isChange = derive({ known: ifKnown(fact.isChange) }, ({ known }) => read(known === true));
  const repetition = asOutcome(fields.repetition);
  const said = derive(
    {
      kind,
      parts: outcomes({ amount, extent: fields.extent, withdrawn, percent, closing: fields.closing }),
    },
    ({ kind: which, parts }): Outcome<FundExtent> =>
      which === 'DEPOSIT' ? sumOf(parts.amount) : chained(parts.extent, (extent) => extentOf(extent, parts)),
  );
  const schedule = outcomes({
    interval: fields.interval,
    day: fields.day,
    start,
    endKind: fields.endKind,
    end: fields.end,
    increase: fields.increase,
  });
  const regular = derive(
    { repetition, schedule },
    ({ repetition: how, schedule: parts }): Outcome<RegularDeposit | undefined> =>
      valueOf(how) === 'REGULARLY' ? regularOf(parts) : read(undefined),
  );
  const ends = derive({ parts: outcomes({ said, regular, iban: fields.accountIban }), kind }, (known) =>
    read(known),
  );
  const request = derive(
    { ends, conditions: fact.conditions },
    ({ ends: { parts, kind: which }, conditions: { depotId } }) =>
      mapped(together(parts), ({ said: extent, regular: plan, iban }): FundOrderRequest => ({
        depotId,
        kind: which,
        extent,
        iban,
        ...(plan && { regular: plan }),
      })),
    { needed: true },
  );
  const checkable = derive(
    { ends, conditions: fact.conditions, repetition, schedule },
    ({ ends: { parts, kind: which }, conditions: { depotId }, repetition: how, schedule: plan }) => {
      const [extent, iban] = [valueOf(parts.said), valueOf(parts.iban)];
      return read<PartialFundOrder>({
        depotId,
        kind: which,
        ...(extent && { extent }),
        ...(iban !== undefined && { iban }),
        ...(valueOf(how) === 'REGULARLY' && { regular: partOf(plan) }),
      });
    },
  );
  return {
    ...fields,
    conditions,
    account,
    isDebited,
    said,
    regular,
    request,
    checkable,
    ...fundPreview(fields, { conditions, said, regular, isDebited }, fact),
    depositRule: rule({ amount, conditions: fact.conditions, repetition, account, isChange }, (seen) =>
      depositIssues(seen.amount, seen.conditions, {
        isRegular: valueOf(seen.repetition) === 'REGULARLY',
        account: seen.account,
        isChange: seen.isChange,
      }),
    ),
    withdrawalRule: rule({ withdrawn, conditions: fact.conditions, isChange }, (seen) =>
      withdrawalIssues(seen.withdrawn, seen.conditions, seen.isChange),
    ),
    percentRule: rule({ percent, conditions: fact.conditions, isChange }, (seen) =>
      percentIssues(seen.percent, seen.conditions, seen.isChange),
    ),
    startRule: rule({ start, conditions: fact.conditions, isChange }, (seen) => {
      const { firstStart, lastStart } = seen.conditions.regular;
      const isOutside = seen.start > lastStart || (!seen.isChange && seen.start < firstStart);
      return isOutside
        ? issueAt('start', fundFinding('fund-start-range', { first: firstStart, last: lastStart }), 'rule')
        : undefined;
    }),
    endRule: rule({ start, end: fields.end }, ({ start: first, end: last }) =>
      last < first ? issueAt('end', fundFinding('fund-end-before-start'), 'rule') : undefined,
    ),
  };
});

type Parts = OutcomesOf<Pick<FundFieldNodes, 'withdrawn' | 'percent' | 'closing'>>;

const sumOf = (outcome: Outcome<Decimal>): Outcome<FundExtent> =>
  mapped(outcome, (amount): FundExtent => ({ kind: 'AMOUNT', amount }));

function extentOf(kind: ExtentKind, { withdrawn, percent, closing }: Parts): Outcome<FundExtent> {
  switch (kind) {
    case 'AMOUNT':
      return sumOf(withdrawn);
    case 'PERCENT':
      return mapped(percent, (part): FundExtent => ({ kind, percent: part }));
    case 'ALL':
      return mapped(closing, (choice): FundExtent => ({ kind, isClosing: choice === 'CLOSE' }));
  }
}

type Schedule = OutcomesOf<
  Pick<FundFieldNodes, 'interval' | 'day' | 'start' | 'endKind' | 'end' | 'increase'>
>;

/** An increase of 0 is none, and an end is read only where one is wanted. */
const regularOf = ({ end, endKind, ...needed }: Schedule): Outcome<RegularDeposit> =>
  mapped(
    together({ ...needed, end: valueOf(endKind) === 'DATE' ? end : orNothing<LocalDate>(empty()) }),
    ({ interval, day, start, increase, end: last }) => ({
      interval,
      day: Number(day),
      start,
      ...(last !== undefined && { end: last }),
      ...raiseOf(increase),
    }),
  );

const raiseOf = (code: string | undefined): Pick<RegularDeposit, 'increase'> => {
  const increase = O.toUndefined(parseDecimal(code ?? '0'));
  return increase !== undefined && isPositive(increase) ? { increase } : {};
};

/** What of a schedule can be read so far. */
function partOf(parts: Schedule): Partial<RegularDeposit> {
  const [interval, day, start] = [valueOf(parts.interval), valueOf(parts.day), valueOf(parts.start)];
  const end = valueOf(parts.endKind) === 'DATE' ? valueOf(parts.end) : undefined;
  return {
    ...(interval && { interval }),
    ...(day !== undefined && { day: Number(day) }),
    ...(start && { start }),
    ...(end && { end }),
    ...raiseOf(valueOf(parts.increase)),
  };
}
