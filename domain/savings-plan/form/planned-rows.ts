import { chained, mapped, together } from '../../form/combine';
import type { RowOutcome } from '../../form/nodes/rows';
import { read, refused, issuesIn, type Outcome } from '../../form/outcome';
import type { Instrument } from '../../instrument/instrument';
import { add, divide, hundred, multiply, subtract, zero, type Decimal } from '../../money/decimal';
import type { RateMode, SaidPosition } from './plan-fields';

/** A security that is to be bought, for how many euro each time, and the key of its row. */
export interface PlannedRow {
  readonly key: string;
  readonly instrument: Instrument;
  readonly rate: Decimal;
}

/** Where something about a field of a row stands. */
export const rowPath = (key: string, name: 'instrument' | 'rate' | 'share'): string =>
  `positions[${key}].${name}`;

const isSaid = (outcome: Outcome<unknown>): boolean => outcome.kind !== 'empty';

/** The rows that say something; the first row stands for all of them while none does. */
export const saidRows = (
  rows: readonly RowOutcome<SaidPosition>[],
): readonly (SaidPosition & { key: string })[] => {
  const all = rows.flatMap(({ key, outcome }) =>
    outcome.kind === 'read' ? [{ key, ...outcome.value }] : [],
  );
  const spoken = all.filter(({ instrument, rate, share }) => [instrument, rate, share].some(isSaid));
  return spoken.length > 0 ? spoken : all.slice(0, 1);
};

/**
 * What is bought each time. Of a total each row gets its share; what rounding leaves over goes to the rows after it, so
 * that the rates come to the total exactly.
 */
export function plannedRows(
  rows: readonly RowOutcome<SaidPosition>[],
  mode: RateMode,
  total: Outcome<Decimal>,
): Outcome<readonly PlannedRow[]> {
  const said = saidRows(rows);
  const each = said.map(({ key, instrument, rate, share }) =>
    mapped(together({ instrument, said: mode === 'EACH' ? rate : share }), (values) => ({ key, ...values })),
  );
  const issues = each.flatMap((row) => issuesIn(row));
  if (mode === 'TOTAL') issues.push(...issuesIn(total));
  if (issues.length > 0) return refused(issues);
  const known = each.flatMap((row) => (row.kind === 'read' ? [row.value] : []));
  if (mode === 'EACH') return read(known.map(({ said: rate, ...row }) => ({ ...row, rate })));
  return chained(total, (whole) => read(shared(known, whole)));
}

function shared(
  rows: readonly { readonly key: string; readonly instrument: Instrument; readonly said: Decimal }[],
  total: Decimal,
): readonly PlannedRow[] {
  let shares = zero;
  let given = zero;
  return rows.map(({ key, instrument, said }) => {
    shares = add(shares, said);
    const upTo = divide(multiply(total, shares), hundred, 2, 'half-up');
    const rate = subtract(upTo, given);
    given = upTo;
    return { key, instrument, rate };
  });
}
