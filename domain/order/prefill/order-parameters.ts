import type { EnterableOrderType } from '@domain/order/order-request';
import type { Side } from '@domain/order/side';
import { orderId, orderTemplateId, type OrderId, type OrderTemplateId } from '@domain/codes/ids';

/** How a page for one purpose fills the order in. */
export interface OrderProposal {
  readonly quantity: string;
  readonly orderType: EnterableOrderType;
}

/** What a link to the order page asks for (ORD-02). */
export interface OrderParameters {
  readonly side?: Side;
  /** WKN or ISIN. */
  readonly code?: string;
  readonly quantity?: string;
  /** A venue by id or by name. */
  readonly venue?: string;
  /** The depot the order is for. */
  readonly target?: string;
  /** What a page for one purpose begins with; no address says it, and an older draft comes first. */
  readonly proposal?: OrderProposal;
  /** An order to be repeated. */
  readonly orderId?: OrderId;
  /** A kept template to be filled in. */
  readonly templateId?: OrderTemplateId;
}

const sideAliases: Readonly<Record<string, Side>> = {
  k: 'BUY',
  kauf: 'BUY',
  b: 'BUY',
  buy: 'BUY',
  v: 'SELL',
  verkauf: 'SELL',
  s: 'SELL',
  sell: 'SELL',
};

/** By what names a link names the venue, the first that is there counts. */
export const venueNames = ['venueid', 'otcid', 'exchange'] as const;

/** Longer values are no value of ours: they come from a damaged or hostile link. */
const LONGEST_VALUE = 40;

/** Reads the query of a link, name by name; names in any case, unknown ones and values that cannot be are ignored. */
export function readOrderParameters(
  query: Iterable<readonly [name: string, value: string]>,
): OrderParameters {
  const given = new Map<string, string>();
  for (const [name, value] of query) {
    const known = value.trim();
    if (known !== '' && known.length <= LONGEST_VALUE) given.set(name.toLowerCase(), known);
  }
  const side = sideAliases[given.get('side')?.toLowerCase() ?? ''];
  return defined({
    side,
    code: given.get('wkn') ?? given.get('isin'),
    quantity: readQuantity(given.get('quantity')),
    venue: venueNames.map((name) => given.get(name)).find((value) => value !== undefined),
    target: given.get('target'),
    orderId: branded(given.get('orderid'), orderId),
    templateId: branded(given.get('templateid'), orderTemplateId),
  });
}

const branded = <Id>(text: string | undefined, brand: (text: string) => Id): Id | undefined =>
  text === undefined ? undefined : brand(text);

/** Addresses write numbers with a point; the form takes them the German way. */
function readQuantity(text: string | undefined): string | undefined {
  return text !== undefined && /^\d+(?:[.,]\d+)?$/.test(text) ? text.replace('.', ',') : undefined;
}

type Defined<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

function defined<T extends object>(parameters: T): Defined<T> {
  const entries = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}
