import * as E from 'fp-ts/Either';
import { form } from '@domain/form/form';
import { errorFinding, issueAt } from '@domain/form/issue';
import { consent } from '@domain/form/kinds/flag';
import { manyOf } from '@domain/form/kinds/many-of';
import { oneOf } from '@domain/form/kinds/one-of';
import { plainText, text } from '@domain/form/kinds/text';
import { is } from '@domain/form/nodes/condition';
import { derive } from '@domain/form/nodes/derive';
import type { FactNodes } from '@domain/form/nodes/facts';
import { field } from '@domain/form/nodes/field';
import { group } from '@domain/form/nodes/group';
import type { FieldNode } from '@domain/form/nodes/node';
import { filled, rows, rowsOf } from '@domain/form/nodes/rows';
import { rule } from '@domain/form/nodes/rule';
import { FormSession } from '@domain/form/session/form-session';

/** A small application form: two holders, the knowledge of product groups, a plan of positions. */

export interface Facts {
  readonly productGroups: readonly string[];
  readonly cityOfPostcode: string;
}

/** The fields of a holder; one interface a group keeps the compiler quick. */
interface Holder {
  readonly name: FieldNode<string, string>;
  readonly postcode: FieldNode<string, string>;
  readonly city: FieldNode<string, string>;
}

const digits = text((typed) =>
  /^\d+$/.test(typed) ? E.right(Number(typed)) : E.left(errorFinding('digits', 'digits')),
);

export const openingLike = form((fact: FactNodes<Facts>) => {
  const holder = (): Holder => ({
    name: field(plainText, { required: true, updateOn: 'blur' }),
    postcode: field(plainText, { required: true }),
    city: field(plainText, { follows: fact.cityOfPostcode }),
  });
  const account = field(oneOf(['KPE', 'KPG']), { required: true });
  const persons = { I1: holder(), I2: group(holder(), is(account, 'KPG')) };
  const positions = rows(
    () => ({
      instrument: field(plainText),
      rate: field(digits, { secrecy: 'sensitive' }),
    }),
    { least: 1, most: 3, counts: ({ instrument }) => instrument },
  );
  const total = derive({ rates: filled(positions, ({ rate }) => rate) }, ({ rates }) =>
    E.right(rates.reduce((sum, rate) => sum + rate, 0)),
  );
  const most = rule({ total }, ({ total: sum }) =>
    sum > 1000 ? issueAt('positions', errorFinding('total-too-high', ''), 'rule') : undefined,
  );
  const knowledge = rowsOf(
    fact.productGroups,
    () => ({ media: field(manyOf(['PDF', 'VIDEO', 'IMAGE'])), trades: field(digits) }),
    { most: 40 },
  );
  const privacy = field(consent, { required: true, missing: errorFinding('consent-missing', '') });
  const code = field(plainText, { secrecy: 'unkept' });
  return { account, persons, knowledge, positions, total, most, privacy, code };
});

export const open = () => new FormSession(openingLike);
