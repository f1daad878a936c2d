import type { AsyncRule } from '@domain/form/async-rule';
import type { FieldDefinition } from '@domain/form/field-definition';
import type { FieldName, FormContext } from '@domain/form/form-context';
import type { FormDefinition } from '@domain/form/form-definition';
import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import type { Instrument } from '@domain/instrument/instrument';
import type { DistanceKind, OrderField, PriceField } from './order-draft';
import type { TradingSystem } from './order-preferences';
import type { EnterableOrderType, FollowOrderType } from '@domain/order/order-request';
import type { LimitExtension, TradingRestriction } from '@domain/order/order-type';
import { readsPrice } from './price-fields';
import type { Side } from '@domain/order/side';
import type { ValidityType } from '@domain/order/validity';
import type { AccountId, DepotId, VenueId } from '@domain/codes/ids';

/** The validities offered: those of the bank, and the last trading day of the month, which is a date to it. */
export type ValidityChoice = ValidityType | 'ULTIMO';

/** What the customer edits on the order page; the fields of the form stand on it in this order. */
export interface OrderFormValues {
  readonly instrument: Instrument | undefined;
  readonly side: Side;
  readonly quantity: string;
  readonly orderType: EnterableOrderType;
  readonly triggerLimit: string;
  readonly distance: string;
  readonly distanceKind: DistanceKind;
  readonly limit: string;
  readonly limitExtension: LimitExtension | 'NO';
  readonly tradingRestriction: TradingRestriction | 'NO';
  readonly venueId: VenueId | undefined;
  /** Chosen with the venue: its own trading, or a dealer's quotes. */
  readonly tradingSystem: TradingSystem;
  readonly allowManualQuotation: boolean;
  readonly validityType: ValidityChoice;
  readonly validityDate: string;
  readonly followOrderType: FollowOrderType;
  readonly followQuantity: string;
  readonly followTriggerLimit: string;
  readonly followDistance: string;
  readonly followDistanceKind: DistanceKind;
  readonly followLimit: string;
  readonly followValidityType: ValidityChoice;
  readonly followValidityDate: string;
  readonly depotId: DepotId | undefined;
  readonly settlementAccountId: AccountId | undefined;
  readonly debitConsent: boolean;
  readonly debitIban: string;
  readonly debitMaxAmount: string;
  readonly debitHolder: string;
  readonly freeAmountConfirmed: boolean;
}

/** What the rules look at: the issues the domain found when it read the draft, prices considered. */
export interface OrderFormFacts {
  readonly issues: readonly Issue[];
}

type Context = FormContext<OrderFormValues, OrderFormFacts>;
type Fields = FormDefinition<OrderFormValues, OrderFormFacts>['fields'];
type Off = (values: Readonly<OrderFormValues>) => boolean;

/** The rules of an order live in the domain; a field picks what was found at it. */
function field<Value>(name: OrderField, initial: Value, off?: Off): FieldDefinition<Value, Context> {
  const find =
    (severity: Issue['severity']) =>
    (_: Value, { facts }: Context) =>
      facts.issues.find((issue) => issue.field === name && issue.severity === severity);
  return {
    initial,
    rules: [{ check: find('ERROR') }, { check: find('WARN') }, { check: find('INFO') }],
    ...(off && { disabled: ({ values }: Context) => off(values) }),
  };
}

/** The type the page works with: live trading makes a quote order of every type (ORD-07). */
export const workingType = ({
  orderType,
  tradingSystem,
}: Pick<OrderFormValues, 'orderType' | 'tradingSystem'>): EnterableOrderType =>
  tradingSystem === 'QUOTE' ? 'QUOTE' : orderType;

const unread =
  (price: PriceField): Off =>
  (values) =>
    !readsPrice(workingType(values), price);
const followsNot: Off = (values) => workingType(values) !== 'NEXT_ORDER';
const unreadByFollow =
  (price: PriceField): Off =>
  (values) =>
    followsNot(values) || !readsPrice(values.followOrderType, price);
const debitsNot: Off = ({ debitConsent }) => !debitConsent;

const fields: Fields = {
  instrument: field<Instrument | undefined>('instrument', undefined),
  side: field<Side>('side', 'BUY'),
  quantity: field('quantity', ''),
  orderType: field<EnterableOrderType>('orderType', 'MARKET'),
  triggerLimit: field('triggerLimit', '', unread('triggerLimit')),
  distance: field('distance', '', unread('distance')),
  distanceKind: { initial: 'relative' },
  limit: field('limit', '', unread('limit')),
  limitExtension: field<OrderFormValues['limitExtension']>('limitExtension', 'NO'),
  tradingRestriction: field<OrderFormValues['tradingRestriction']>('tradingRestriction', 'NO'),
  venueId: field<VenueId | undefined>('venueId', undefined),
  tradingSystem: { initial: 'STANDARD' },
  allowManualQuotation: { initial: false },
  validityType: field<ValidityChoice>('validityType', 'GFD'),
  validityDate: field('validityDate', '', ({ validityType }) => validityType !== 'GTD'),
  followOrderType: field<FollowOrderType>('followOrderType', 'LIMIT', followsNot),
  followQuantity: field('followQuantity', '', followsNot),
  followTriggerLimit: field('followTriggerLimit', '', unreadByFollow('triggerLimit')),
  followDistance: field('followDistance', '', unreadByFollow('distance')),
  followDistanceKind: { initial: 'relative' },
  followLimit: field('followLimit', '', unreadByFollow('limit')),
  followValidityType: field<ValidityChoice>('followValidityType', 'GFD', followsNot),
  followValidityDate: field(
    'followValidityDate',
    '',
    (values) => followsNot(values) || values.followValidityType !== 'GTD',
  ),
  depotId: field<DepotId | undefined>('depotId', undefined),
  settlementAccountId: field<AccountId | undefined>('settlementAccountId', undefined),
  debitConsent: { initial: false },
  debitIban: field('debitIban', '', debitsNot),
  debitMaxAmount: field('debitMaxAmount', '', debitsNot),
  debitHolder: field('debitHolder', '', debitsNot),
  freeAmountConfirmed: field('freeAmountConfirmed', false),
};

/** The order form; the bank is asked about it by the given rule while the customer types, and speaks in messages. */
export function orderForm(
  prevalidation: AsyncRule<OrderFormValues, OrderFormFacts>,
  issueOf: (message: Message) => Issue,
): FormDefinition<OrderFormValues, OrderFormFacts> {
  return { fields, asyncRules: [prevalidation], issueOf };
}

/** The names of the form's fields, in their order on the page. */
export const orderFormFields = Object.keys(fields).filter(isFormField);

function isFormField(name: string): name is FieldName<OrderFormValues> {
  return Object.hasOwn(fields, name);
}

/** Switches of the page that the domain finds nothing at. */
const switches = new Set([
  'distanceKind',
  'followDistanceKind',
  'tradingSystem',
  'allowManualQuotation',
  'debitConsent',
]);

/** Whether a name is that of a field at which something can be found. */
export function isOrderField(name: string): name is OrderField {
  return isFormField(name) && !switches.has(name);
}
