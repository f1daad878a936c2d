import { form, type Form } from '../../form/form';
import type { Issue } from '../../form/issue';
import { oneOf } from '../../form/kinds/one-of';
import { text } from '../../form/kinds/text';
import { is } from '../../form/nodes/condition';
import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { field } from '../../form/nodes/field';
import { asOutcome } from '../../form/nodes/lenient';
import type { DerivedNode, FieldNode } from '../../form/nodes/node';
import type { Message } from '../../message/message';
import { amount, type Amount } from '../../money/amount';
import { PIECES } from '../../money/unit';
import type { LocalDate } from '../../time/local-date';
import { correctedDates, issueOf } from '../check/order-message';
import type { EnterableOrderType } from '../order-request';
import { orderFinding } from '../read/order-finding';
import { readDay } from '../read/read-validity';
import { validityTypes, type Validity, type ValidityType } from '../validity';
import type { ChangeTerm, FixedTerms, OrderChange } from './order-change';
import { changeDraftOf, type ChangedPart } from './order-change-draft';
import { changedPrice, changedQuantity, changedValidity, changeOf } from './read-change';

/** What a change is read against. */
export interface ChangeFormFacts {
  /** The bank's calendar day in Berlin. */
  readonly today: LocalDate;
}

/** The terms of an open order that are edited, and the change they make. A term that stays reads undefined. */
export interface ChangeNodes {
  readonly quantity: FieldNode<string, Amount | undefined>;
  readonly triggerLimit: FieldNode<string, Amount | undefined>;
  readonly limit: FieldNode<string, Amount | undefined>;
  readonly validityType: FieldNode<ValidityType | undefined, ValidityType>;
  readonly validityDate: FieldNode<string, LocalDate>;
  readonly validity: DerivedNode<Validity | undefined>;
  /** A change of nothing is none, and is said of the form as a whole. */
  readonly change: DerivedNode<OrderChange>;
}

/** The names of its fields, in their order on the page. */
export const changeFields = ['quantity', 'triggerLimit', 'limit', 'validityType', 'validityDate'] as const;

/** What trades by itself has no legs: no message about it names a field of another. */
const PLAIN: EnterableOrderType = 'LIMIT';

/** A message of the bank about a change, at its field. */
export const changeIssueOf = (message: Message): Issue => issueOf(message, PLAIN);

/** The day to which the bank moved the end of a changed order, if it did (ORD-11). */
export const correctedDay = (messages: readonly Message[]): LocalDate | undefined =>
  correctedDates(messages, PLAIN)[0]?.date;

/** The form of a change, filled with the terms as they stand; fixed terms take no input and are not read. */
export function changeForm(part: ChangedPart, fixed: FixedTerms): Form<ChangeNodes, ChangeFormFacts> {
  const draft = changeDraftOf(part);
  const life = (term: ChangeTerm) =>
    fixed[term] === undefined ? ({ required: true } as const) : ({ disabled: true } as const);
  const price = (name: 'triggerLimit' | 'limit') =>
    field(
      text((typed) => changedPrice(typed, part[name])),
      { ...life(name), initial: draft[name], missing: orderFinding('order-amount-format') },
    );
  return form((fact: FactNodes<ChangeFormFacts>): ChangeNodes => {
    const quantity = field(
      text((typed) => changedQuantity(typed, part)),
      { ...life('quantity'), initial: draft.quantity, missing: orderFinding('order-quantity-missing') },
    );
    const triggerLimit = price('triggerLimit');
    const limit = price('limit');
    const validityType = field(oneOf<ValidityType>(validityTypes), {
      ...life('validity'),
      ...(draft.validityType && { initial: draft.validityType }),
      missing: orderFinding('order-validity-missing'),
    });
    const validityDate = field(text(readDay), {
      ...life('validity'),
      initial: draft.validityDate,
      when: is<ValidityType>(validityType, 'GTD'),
      missing: orderFinding('order-date-missing'),
    });
    const validity = derive(
      { type: asOutcome(validityType), date: asOutcome(validityDate), today: fact.today },
      ({ type, date, today }) => changedValidity({ type, date }, part, { fixed, today }),
      { needed: true },
    );
    const change = derive(
      {
        quantity: asOutcome(quantity),
        triggerLimit: asOutcome(triggerLimit),
        limit: asOutcome(limit),
        validity: asOutcome(validity),
      },
      (terms) => changeOf(terms, fixed),
    );
    return { quantity, triggerLimit, limit, validityType, validityDate, validity, change };
  });
}

const none = amount('0', PIECES);

/** The form of any change: which fields it has, and how each is kept, depends on no order. */
export const anyChangeForm = changeForm({ quantity: none, openQuantity: none, executedQuantity: none }, {});
