import { formatGermanDate } from '@domain/calendar/german-date';
import type { LocalDate } from '@domain/calendar/local-date';
import { ultimo } from '@domain/calendar/trading-calendar';
import type { AsyncRule } from '@domain/form/async-rule';
import type { FieldDefinition } from '@domain/form/field-definition';
import type { FormContext } from '@domain/form/form-context';
import type { FormDefinition } from '@domain/form/form-definition';
import type { Issue } from '@domain/form/issue';
import { issueOf } from '@domain/order/order-message';
import type { Instrument } from '@domain/order/instrument';
import { emptyDraft, type OrderDraft, type OrderField } from '@domain/order/order-draft';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import type { ValidityType } from '@domain/order/validity';
import type { AccountId, DepotId, VenueId } from '@domain/shared/ids';

/** The validities offered: those of the bank, and the last trading day of the month, which is a date to it. */
export type ValidityChoice = ValidityType | 'ULTIMO';

/** What the customer edits on the order page. */
export interface OrderFormValues {
  readonly instrument: Instrument | undefined;
  readonly side: Side;
  readonly quantity: string;
  readonly orderType: EnterableOrderType;
  readonly triggerLimit: string;
  readonly limit: string;
  readonly venueId: VenueId | undefined;
  readonly validityType: ValidityChoice;
  readonly validityDate: string;
  readonly depotId: DepotId | undefined;
  readonly settlementAccountId: AccountId | undefined;
}

/** What the rules look at: the issues the domain found when it read the draft, prices considered. */
export interface OrderFormFacts {
  readonly issues: readonly Issue[];
}

type Context = FormContext<OrderFormValues, OrderFormFacts>;
type Fields = FormDefinition<OrderFormValues, OrderFormFacts>['fields'];

/** The rules of an order live in the domain; a field picks what was found at it. */
function field<Value>(name: OrderField, initial: Value): FieldDefinition<Value, Context> {
  const find =
    (severity: Issue['severity']) =>
    (_: Value, { facts }: Context) =>
      facts.issues.find((issue) => issue.field === name && issue.severity === severity);
  return { initial, rules: [{ check: find('ERROR') }, { check: find('WARN') }, { check: find('INFO') }] };
}

const fields: Fields = {
  instrument: field<Instrument | undefined>('instrument', undefined),
  side: field<Side>('side', 'BUY'),
  quantity: field('quantity', ''),
  orderType: field<EnterableOrderType>('orderType', 'MARKET'),
  triggerLimit: {
    ...field('triggerLimit', ''),
    disabled: ({ values }) => values.orderType !== 'STOP_MARKET',
  },
  limit: { ...field('limit', ''), disabled: ({ values }) => values.orderType !== 'LIMIT' },
  venueId: field<VenueId | undefined>('venueId', undefined),
  validityType: field<ValidityChoice>('validityType', 'GFD'),
  validityDate: { ...field('validityDate', ''), disabled: ({ values }) => values.validityType !== 'GTD' },
  depotId: field<DepotId | undefined>('depotId', undefined),
  settlementAccountId: field<AccountId | undefined>('settlementAccountId', undefined),
};

/** The order form; the bank is asked about it by the given rule while the customer types. */
export function orderForm(
  prevalidation: AsyncRule<OrderFormValues, OrderFormFacts>,
): FormDefinition<OrderFormValues, OrderFormFacts> {
  return { fields, asyncRules: [prevalidation], issueOf };
}

/** The names of the form's fields, in their order on the page. */
export const orderFormFields = Object.keys(fields).filter(isOrderField);

/** Whether a name is that of a field of the form. */
export function isOrderField(name: string): name is OrderField {
  return Object.hasOwn(fields, name);
}

/** The form's values as the draft the domain reads; the last trading day of the month becomes its date. */
export function toDraft(values: Readonly<OrderFormValues>, today: LocalDate): OrderDraft {
  const { instrument, venueId, depotId, settlementAccountId, validityType } = values;
  const isUltimo = validityType === 'ULTIMO';
  return {
    ...emptyDraft,
    ...(instrument === undefined ? {} : { instrument }),
    ...(venueId === undefined ? {} : { venueId }),
    ...(depotId === undefined ? {} : { depotId }),
    ...(settlementAccountId === undefined ? {} : { settlementAccountId }),
    side: values.side,
    quantity: values.quantity,
    orderType: values.orderType,
    limit: values.limit,
    triggerLimit: values.triggerLimit,
    validityType: isUltimo ? 'GTD' : validityType,
    validityDate: isUltimo ? formatGermanDate(ultimo(today)) : values.validityDate,
  };
}

/** A kept draft as values of the form. */
export function fromDraft(draft: OrderDraft): Partial<OrderFormValues> {
  const { instrument, side, quantity, orderType, limit, triggerLimit, validityDate } = draft;
  const { venueId, validityType, depotId, settlementAccountId } = draft;
  return {
    instrument,
    quantity,
    orderType,
    limit,
    triggerLimit,
    validityDate,
    venueId,
    depotId,
    settlementAccountId,
    ...(side && { side }),
    ...(validityType && { validityType }),
  };
}
