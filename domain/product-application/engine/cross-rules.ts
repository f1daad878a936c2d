import { mayHold } from '@domain/codes/bic';
import { isPostalCodeOf } from '@domain/codes/postal-code';
import { isTaxNumber } from '@domain/codes/tax-number';
import { afterCode, isDialable } from '@domain/codes/telephone';
import { issueAt } from '@domain/form/issue';
import { optional } from '@domain/form/nodes/lenient';
import type { DerivedNode } from '@domain/form/nodes/node';
import { rule } from '@domain/form/nodes/rule';
import { confirmEmail, fittingPair, type PairRule } from '@domain/form/validators/fields-are-equal';
import { applicationFinding, type ApplicationFinding } from '../field/application-finding';
import type { AskedField } from '../field/asked-field';

/** Two fields of a group that belong together; what is wrong stands at the second. */
interface Pair {
  readonly group: string;
  readonly first: string;
  readonly second: string;
  readonly says: PairRule;
}

const fits = (key: ApplicationFinding, holds: (first: string, second: string) => boolean): PairRule =>
  fittingPair(holds, applicationFinding(key));

/** Rules over two fields that hold wherever both are asked for (brokerage.md 5). */
const pairs: readonly Pair[] = [
  {
    group: 'MAILADRESSE',
    first: 'ADRESSE',
    second: 'WIEDERHOLUNG',
    says: confirmEmail(),
  },
  { group: 'POST', first: 'LAND', second: 'PLZ', says: fits('application-postal-code', isPostalCodeOf) },
  {
    group: 'POST',
    first: 'VORHER_LAND',
    second: 'VORHER_PLZ',
    says: fits('application-postal-code', isPostalCodeOf),
  },
  { group: 'PERSON_TIN_LAND', first: 'LAND', second: 'TIN', says: fits('application-tin', isTaxNumber) },
  ...['AUSZAHLUNG_KONTO', 'LASTSCHRIFT_KONTO'].map((group) => ({
    group,
    first: 'KONTO_ID',
    second: 'BIC',
    says: fits('application-bic-account', (account, code) => mayHold(code, account)),
  })),
  {
    group: 'TELEKOM',
    first: 'VORWAHL',
    second: 'NUMMER',
    says: fits('application-phone-length', isDialable),
  },
];

/** One of two numbered fields is ticked, and not the other; what is wrong stands at the second. */
const alternatives: readonly Pick<Pair, 'group' | 'first' | 'says'>[] = [
  {
    group: 'TELEKOM',
    first: 'BEVORZUGT',
    says: ({ first, second }, at) =>
      first === second ? issueAt(at.second, applicationFinding('application-preferred'), 'rule') : undefined,
  },
];

const dialled = (code: unknown, number: unknown): string =>
  typeof code === 'string' && typeof number === 'string' ? `${code}${afterCode(code, number)}` : '';

/** Two numbers of a person are not the same one, however each is written. */
const twoNumbers = (number: AskedField, fields: ReadonlyMap<string, AskedField>) => {
  const code = partnerOf(number, 'VORWAHL', fields);
  const other = fields.get(number.name.replace(/_1$/, '_2'));
  const otherCode = other && partnerOf(other, 'VORWAHL', fields);
  if (code === undefined || other === undefined || other === number || otherCode === undefined)
    return undefined;
  return rule(
    { code: code.node, number: number.node, otherCode: otherCode.node, other: other.node },
    (said, at) => {
      const isSame = dialled(said.code, said.number) === dialled(said.otherCode, said.other);
      return isSame ? issueAt(at.other, applicationFinding('application-phone-twice'), 'rule') : undefined;
    },
  );
};

/** Where the one is said the other has to be, though it may be left out: "both or neither" is no advice for what is required. */
const companions: readonly Pick<Pair, 'group' | 'first' | 'second'>[] = [
  { group: 'PERSON_TIN_LAND', first: 'TIN', second: 'LAND' },
  { group: 'TELEKOM', first: 'NUMMER', second: 'VORWAHL' },
  { group: 'WERTPAPIERSPARPLAN', first: 'WKN', second: 'SPARRATE' },
  { group: 'WERTPAPIERSPARPLAN', first: 'SPARRATE', second: 'WKN' },
];

/** The rules between the fields that a product asks for, by a name of their own. */
export function crossRules(
  fields: ReadonlyMap<string, AskedField>,
): Readonly<Record<string, DerivedNode<unknown>>> {
  const made: Record<string, DerivedNode<unknown>> = {};
  for (const asked of fields.values()) {
    const { group, field } = asked.entry;
    for (const pair of pairs)
      if (pair.group === group && pair.first === field) {
        const other = partnerOf(asked, pair.second, fields);
        if (other) made[nameOf(asked, pair.second)] = pairRule(asked, other, pair);
      }
    for (const { group: of, first, says } of alternatives)
      if (of === group && first === field) {
        const other = fields.get(asked.name.replace(/_1$/, '_2'));
        if (other && other !== asked) made[`${nameOf(asked, field)}_2`] = pairRule(asked, other, { says });
      }
    const distinct = group === 'TELEKOM' && field === 'NUMMER' ? twoNumbers(asked, fields) : undefined;
    if (distinct) made[`${nameOf(asked, field)}_2`] = distinct;
    for (const { group: of, first, second } of companions)
      if (of === group && first === field) {
        const other = partnerOf(asked, second, fields);
        if (other && !other.node.life.required)
          made[`${nameOf(asked, second)}_MIT`] = companionRule(asked, other);
      }
  }
  return made;
}

const nameOf = ({ name }: AskedField, second: string): string => `${name.replace('.', '_')}_${second}`;

/** The same name with another field: the same person, the same number. */
const partnerOf = (
  { name, entry }: AskedField,
  field: string,
  fields: ReadonlyMap<string, AskedField>,
): AskedField | undefined => fields.get(name.replace(`.${entry.field}`, `.${field}`));

const pairRule = ({ node: first }: AskedField, { node: second }: AskedField, { says }: Pick<Pair, 'says'>) =>
  rule({ first, second }, says);

const companionRule = ({ node: first }: AskedField, { node: second }: AskedField) =>
  rule({ first, second: optional<unknown>(second) }, ({ second: said }, at) =>
    said === undefined ? issueAt(at.second, applicationFinding('application-pair'), 'rule') : undefined,
  );
