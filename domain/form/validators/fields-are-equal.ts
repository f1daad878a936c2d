import type { CrossRule } from '../cross-rule';
import type { FieldName } from '../form-context';
import { errorFinding, type Finding } from '../issue';

/**
 * Two fields must hold the same; reported at the second as `fieldsAreNotEqual` (KIT-03).
 * A form without one of the two is a mistake of its author and throws.
 */
export function fieldsAreEqual<Values extends object>(
  first: FieldName<Values>,
  second: FieldName<Values>,
  fallback = 'Die beiden Angaben müssen übereinstimmen',
): CrossRule<Values, unknown> {
  return sameBy(first, second, Object.is, errorFinding('fieldsAreNotEqual', fallback));
}

/** The repeated e-mail address must be the first one; upper and lower case are the same (E1916, KIT-03). */
export function confirmEmail<Values extends object>(
  first: FieldName<Values>,
  second: FieldName<Values>,
  fallback = 'eingegebene E-Mail Adressen müssen übereinstimmen',
): CrossRule<Values, unknown> {
  const lower = (value: unknown) => String(value).toLowerCase();
  return sameBy(
    first,
    second,
    (one, other) => lower(one) === lower(other),
    errorFinding('fieldsAreNotEqual', fallback),
  );
}

function sameBy<Values extends object>(
  first: FieldName<Values>,
  second: FieldName<Values>,
  same: (one: unknown, other: unknown) => boolean,
  finding: Finding,
): CrossRule<Values, unknown> {
  return {
    at: [second],
    check: ({ values }) => {
      for (const name of [first, second])
        if (!(name in values)) throw new Error(`The form has no field ${name} to compare`);
      return same(values[first], values[second]) ? undefined : finding;
    },
  };
}
