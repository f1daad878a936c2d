import type { PartialOrder } from '@application/ports/bank/order/order-gateway';
import type { Amount } from '@domain/money/amount';
import type { OwnOrderField } from '@domain/order/draft/order-draft';
import type { OrderChange } from '@domain/order/open/order-change';
import type { OrderRequest } from '@domain/order/order-request';
import type { TemplateOrder } from '@domain/order/prefill/order-template';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { nested } from '../nested';
import { wireAmount, wirePercentage } from '../wire-amount';

/** Whatever says something of an order: all of it, as much as is typed, what changes, what a dealer is asked. */
type SomeOrder = PartialOrder | OrderRequest | TemplateOrder | OrderChange | QuoteRequest;

/** Every field an order can have. */
type AnyOrder = Omit<PartialOrder, 'subOrders'> & {
  readonly allowManualQuotation?: true;
  readonly freeAmountConfirmed?: true;
  readonly quoteId?: string;
  readonly quoteTicketId?: string;
  readonly quotedAt?: string;
  readonly subOrders?: readonly (PartialOrder | OrderRequest | TemplateOrder)[];
};

/** What an order says at an address of the wire; nothing stands there where that is undefined. */
type Addresses = Readonly<Record<string, (order: AnyOrder) => unknown>>;

/** The fields of the order form that are sent; the order that follows another has them once more. */
type SentField = OwnOrderField | 'debit.consent' | 'allowManualQuotation';

const sent = (amount: Amount | undefined): unknown => amount && wireAmount.encode(amount);

/**
 * Where the fields of an order stand on the wire, and what stands there (api.md 6). What is sent is made of this table,
 * and what the bank says of it finds back by it.
 */
export const orderWire = {
  depotId: { depotId: ({ depotId }) => depotId },
  settlementAccountId: { settlementAccountId: ({ settlementAccountId }) => settlementAccountId },
  instrument: { instrumentId: ({ instrumentId }) => instrumentId },
  side: { side: ({ side }) => side },
  venueId: { venueId: ({ venueId }) => venueId },
  quantity: { quantity: ({ quantity }) => sent(quantity) },
  orderType: { orderType: ({ orderType }) => orderType },
  triggerLimit: { triggerLimit: ({ triggerLimit }) => sent(triggerLimit) },
  limit: { limit: ({ limit }) => sent(limit) },
  // A percentage gives a relative distance, anything else an absolute one (ORD-06).
  distance: {
    trailingLimitDistRel: ({ trailing }) =>
      trailing?.kind === 'relative' ? wirePercentage.encode(trailing.distance) : undefined,
    trailingLimitDistAbs: ({ trailing }) =>
      trailing?.kind === 'absolute' ? sent(trailing.distance) : undefined,
  },
  limitExtension: { limitExtension: ({ limitExtension }) => limitExtension },
  tradingRestriction: { tradingRestriction: ({ tradingRestriction }) => tradingRestriction },
  validityType: { validityType: ({ validity }) => validity?.type },
  validityDate: { validity: ({ validity }) => (validity?.type === 'GTD' ? validity.date : undefined) },
  // Only who consents is collected from: a direct debit that is there has the consent (ORD-14).
  'debit.consent': { 'directDebit.consent': ({ directDebit }) => directDebit && true },
  'debit.iban': { 'directDebit.iban': ({ directDebit }) => directDebit?.iban },
  'debit.maxAmount': { 'directDebit.maxAmount': ({ directDebit }) => sent(directDebit?.maxAmount) },
  'debit.holder': { 'directDebit.accountHolderName': ({ directDebit }) => directDebit?.accountHolderName },
  allowManualQuotation: { allowManualQuotation: ({ allowManualQuotation }) => allowManualQuotation },
  freeAmountConfirmed: { freeAmountConfirmed: ({ freeAmountConfirmed }) => freeAmountConfirmed },
} as const satisfies Readonly<Record<SentField, Addresses>>;

/** What no field says: the dealer's price that an order takes, repeated as it came. */
const ofQuote = {
  quoteId: ({ quoteId }) => quoteId,
  quoteTicketId: ({ quoteTicketId }) => quoteTicketId,
  creationDateTimeStamp: ({ quotedAt }) => quotedAt,
} as const satisfies Addresses;

type AddressesOf<T> = T extends unknown ? keyof T : never;

/** The names that fields of an order have on the wire. */
export type OrderAddress = AddressesOf<(typeof orderWire)[SentField]>;

const fields = Object.entries<Addresses>(orderWire);
const said = [
  ...fields.flatMap(([, addresses]) => Object.entries(addresses)),
  ...Object.entries<Addresses[string]>(ofQuote),
];

/** What of an order goes over the wire, with its legs in their order. The same order always yields the same text. */
export function orderBody(order: SomeOrder): Readonly<Record<string, unknown>> {
  const { subOrders, ...own }: AnyOrder = order;
  const entries = said.flatMap(([address, valueIn]) => {
    const value = valueIn(own);
    return value === undefined ? [] : [[address, value] as const];
  });
  return { ...nested(entries), ...(subOrders && { subOrders: subOrders.map(orderBody) }) };
}

const paths: ReadonlyMap<string, string> = new Map(
  fields.flatMap(([path, addresses]) => Object.keys(addresses).map((address) => [address, path] as const)),
);

const LEGS = /^(?:subOrders\[\d+\]\.)*/;

/**
 * Where in the form stands what the bank names by its address, in the same leg: `subOrders[1].validity` is `validityDate`
 * there, and so is a part of what is sent (`limit.value`). What no field says keeps its name.
 */
export function orderPathOf(address: string): string {
  const [legs = ''] = LEGS.exec(address) ?? [];
  const names = address.slice(legs.length).split('.');
  const [path] = names.flatMap((_, last) => paths.get(names.slice(0, last + 1).join('.')) ?? []);
  return path === undefined ? address : legs + path;
}
