import type { LocalDate } from '@domain/time/local-date';
import type { FieldDefinition } from '@domain/form/field-definition';
import type { FormContext } from '@domain/form/form-context';
import type { FormDefinition } from '@domain/form/form-definition';
import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import type { Order } from './order';
import type { ChangeTerm, FixedTerms } from './order-change';
import { changeDraftOf, type OrderChangeDraft } from './order-change-draft';
import { correctedDates, issueOf } from '@domain/order/check/order-message';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { ValidityType } from '@domain/order/validity';

/** What the customer edits of a standing order. */
export interface ChangeFormValues {
  readonly quantity: string;
  readonly triggerLimit: string;
  readonly limit: string;
  readonly validityType: ValidityType | undefined;
  readonly validityDate: string;
}

/** The names of its fields, in their order on the page. */
export const changeFields = ['quantity', 'triggerLimit', 'limit', 'validityType', 'validityDate'] as const;

/** What the domain found when it read the change. */
export interface ChangeFormFacts {
  readonly issues: readonly Issue[];
}

type Context = FormContext<ChangeFormValues, ChangeFormFacts>;

/** What trades by itself has no legs: no message about it names a field of another. */
const PLAIN: EnterableOrderType = 'LIMIT';

/** A message of the bank about a change, at its field. */
export const changeIssueOf = (message: Message): Issue => issueOf(message, PLAIN);

/** The day to which the bank moved the end of a changed order, if it did (ORD-11). */
export const correctedDay = (messages: readonly Message[]): LocalDate | undefined =>
  correctedDates(messages, PLAIN)[0]?.date;

/** The form of a change, filled with the terms as they stand; fixed terms take no input. */
export function changeForm(
  part: Order,
  fixed: FixedTerms,
): FormDefinition<ChangeFormValues, ChangeFormFacts> {
  const draft = changeDraftOf(part);
  const field = <Value>(
    name: keyof ChangeFormValues,
    term: ChangeTerm,
    initial: Value,
  ): FieldDefinition<Value, Context> => ({
    initial,
    rules: [{ check: (_, { facts }) => facts.issues.find((issue) => issue.field === name) }],
    disabled: ({ values }) =>
      fixed[term] !== undefined || (name === 'validityDate' && values.validityType !== 'GTD'),
  });
  return {
    fields: {
      quantity: field('quantity', 'quantity', draft.quantity),
      triggerLimit: field('triggerLimit', 'triggerLimit', draft.triggerLimit),
      limit: field('limit', 'limit', draft.limit),
      validityType: field<ValidityType | undefined>('validityType', 'validity', draft.validityType),
      validityDate: field('validityDate', 'validity', draft.validityDate),
    },
    issueOf: changeIssueOf,
  };
}

/** The form's values as the draft that the domain reads. */
export const toChangeDraft = ({ validityType, ...texts }: Readonly<ChangeFormValues>): OrderChangeDraft => ({
  quantity: texts.quantity,
  triggerLimit: texts.triggerLimit,
  limit: texts.limit,
  validityDate: texts.validityDate,
  ...(validityType && { validityType }),
});
