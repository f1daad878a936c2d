import { depotId as depotIdOf, type DepotId } from '../../codes/ids';
import type { Iban } from '../../codes/iban';
import { consent } from '../../form/kinds/flag';
import { identifier } from '../../form/kinds/identifier';
import { choice } from '../../form/kinds/one-of';
import { reference } from '../../form/kinds/reference';
import { text } from '../../form/kinds/text';
import { confirmation } from '../../form/nodes/confirmation';
import { is } from '../../form/nodes/condition';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { field } from '../../form/nodes/field';
import type { DerivedNode, EachNode, FieldNode, RowsNode } from '../../form/nodes/node';
import { outcomes } from '../../form/nodes/outcomes';
import { each, rows, type RowOutcome } from '../../form/nodes/rows';
import { empty, read, type Outcome } from '../../form/outcome';
import type { Instrument } from '../../instrument/instrument';
import type { Decimal } from '../../money/decimal';
import type { LocalDate } from '../../time/local-date';
import { intervals, type Interval } from '../interval';
import { MOST_POSITIONS } from '../plan-parameters';
import type { PlanFormFacts } from './plan-facts';
import { planFinding, readDay, readEuro, readIban, readName, readPercent } from './plan-finding';

/** Rates are said one by one, or as shares of a total. */
export type RateMode = 'EACH' | 'TOTAL';

/** Whether a plan ends by itself. */
export type EndKind = 'OPEN' | 'DATE';

/** An account of the bank's list, or one elsewhere that is debited. */
export type PaidBy = 'INTERNAL' | 'EXTERNAL';

type Text<T> = FieldNode<string, T>;
type Id<T extends string> = FieldNode<T | undefined, T>;

/** What a row says, each part by itself. */
export interface SaidPosition {
  readonly instrument: Outcome<Instrument>;
  readonly rate: Outcome<Decimal>;
  readonly share: Outcome<Decimal>;
}

/** One security of the plan and its rate, or its share of the total. */
export interface PositionNodes {
  readonly instrument: FieldNode<Instrument | undefined, Instrument>;
  readonly rate: Text<Decimal>;
  readonly share: Text<Decimal>;
  readonly said: DerivedNode<SaidPosition>;
}

/** What the customer says of a plan, in its order on the page. */
export interface PlanFieldNodes {
  readonly rateMode: FieldNode<RateMode, RateMode>;
  readonly positions: RowsNode<PositionNodes>;
  readonly total: Text<Decimal>;
  readonly interval: FieldNode<Interval, Interval>;
  readonly executionDay: Id<string>;
  readonly startDate: Id<string>;
  readonly endKind: FieldNode<EndKind, EndKind>;
  readonly endDate: Text<LocalDate>;
  /** Percent a year in the form of the wire; 0 for none. */
  readonly increase: Id<string>;
  readonly suspensionFrom: Text<LocalDate>;
  readonly suspensionTo: Text<LocalDate>;
  readonly depotId: Id<DepotId>;
  readonly paidBy: FieldNode<PaidBy, PaidBy>;
  readonly accountIban: Id<string>;
  readonly externalIban: Text<Iban>;
  readonly mandateGranted: FieldNode<boolean, true>;
  readonly salesDocumentsWaived: FieldNode<boolean, boolean>;
  readonly name: Text<string>;
}

const code = identifier((said: string) => said);

/** All rows as they stand, in the order of the page. */
export type SaidRows = EachNode<readonly RowOutcome<SaidPosition>[]>;

/** The fields of a plan, and what its rows say. */
export function planFields(fact: FactNodes<PlanFormFacts>): {
  readonly fields: PlanFieldNodes;
  readonly said: SaidRows;
} {
  const rateMode = field(choice<RateMode>(['EACH', 'TOTAL'], 'EACH'));
  const positions = rows<PositionNodes>(() => positionNodes(rateMode), {
    least: 1,
    most: MOST_POSITIONS,
    counts: ({ instrument }) => instrument,
  });
  const said = each(positions, (row) => row.said);
  const total = field(text(readEuro), {
    when: is<RateMode>(rateMode, 'TOTAL'),
    missing: planFinding('plan-total-missing'),
  });
  const interval = field(choice<Interval>(intervals, 'MONTHLY'));
  const executionDay = field(code, {
    follows: derive({ conditions: fact.conditions }, ({ conditions: { startDates, executionDays } }) => {
      const day = startDates[0]?.slice(8) ?? executionDays[0];
      return day === undefined ? empty() : read(String(Number(day)));
    }),
    missing: planFinding('plan-day-missing'),
  });
  const startDate = field(code, {
    follows: derive(
      { day: executionDay, conditions: fact.conditions },
      ({ day, conditions: { startDates } }) => {
        const first = startDates.find((start) => Number(start.slice(8)) === Number(day)) ?? startDates[0];
        return first === undefined ? empty() : read<string | undefined>(first);
      },
    ),
    missing: planFinding('plan-start-missing'),
  });
  const endKind = field(choice<EndKind>(['OPEN', 'DATE'], 'OPEN'));
  const endDate = field(text(readDay), {
    when: is<EndKind>(endKind, 'DATE'),
    missing: planFinding('plan-end-missing'),
  });
  const paidBy = field(choice<PaidBy>(['INTERNAL', 'EXTERNAL'], 'INTERNAL'));
  const isExternal = is<PaidBy>(paidBy, 'EXTERNAL');
  const accountIban = field(code, {
    follows: derive({ conditions: fact.conditions }, ({ conditions: { accounts } }) => {
      const first = accounts.find(({ type }) => type !== 'external');
      return first === undefined ? empty() : read<string | undefined>(first.iban);
    }),
    when: is<PaidBy>(paidBy, 'INTERNAL'),
    missing: planFinding('plan-account-missing'),
  });
  const externalIban = field(text(readIban), {
    when: isExternal,
    missing: planFinding('plan-iban-missing'),
    secrecy: 'sensitive',
  });
  const depotId = field(identifier(depotIdOf), {
    follows: derive({ depots: fact.depots }, ({ depots: [first] }) =>
      first === undefined ? empty() : read<DepotId | undefined>(first.id),
    ),
    missing: planFinding('plan-depot-missing'),
  });
  const fields = {
    rateMode,
    positions,
    total,
    interval,
    executionDay,
    startDate,
    endKind,
    endDate,
    increase: field(code, { initial: '0' }),
    suspensionFrom: field(text(readDay)),
    suspensionTo: field(text(readDay)),
    depotId,
    paidBy,
    accountIban,
    externalIban,
    mandateGranted: field(consent, {
      when: isExternal,
      required: true,
      missing: planFinding('plan-mandate-missing'),
    }),
    salesDocumentsWaived: confirmation([said, depotId]),
    name: field(text(readName)),
  };
  return { fields, said };
}

function positionNodes(rateMode: FieldNode<RateMode, RateMode>): PositionNodes {
  const instrument = field(
    reference<Instrument>('instrument', ({ isin }) => isin),
    { missing: planFinding('plan-instrument-missing') },
  );
  const rate = field(text(readEuro), {
    when: is<RateMode>(rateMode, 'EACH'),
    missing: planFinding('plan-rate-missing'),
  });
  const share = field(text(readPercent), {
    when: is<RateMode>(rateMode, 'TOTAL'),
    missing: planFinding('plan-share-missing'),
  });
  return { instrument, rate, share, said: outcomes({ instrument, rate, share }) };
}
