import type { LightMyRequestResponse } from 'fastify';
import type { LedgerReport } from '@sandbox/ledger/ledger-report';
import type { OrderAnswer } from '@sandbox/areas/order/book/order-schema';
import { OrderEngine } from '@sandbox/areas/order/trade/order-engine';
import { clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { venueIdOf, type VenueName } from '@sandbox/market/venue/venues';
import { tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

interface Amount {
  readonly value: string;
  readonly unit: string;
}

/** A body of an order as the portal sends it. */
export interface Body {
  readonly depotId?: string;
  readonly side?: string;
  readonly instrumentId?: string;
  readonly orderType?: string;
  readonly venueId?: string;
  readonly settlementAccountId?: string;
  readonly quantity?: Amount;
  readonly limit?: Amount;
  readonly triggerLimit?: Amount;
  readonly trailingLimitDistAbs?: Amount;
  readonly trailingLimitDistRel?: string;
  readonly limitExtension?: string;
  readonly tradingRestriction?: string;
  readonly validityType?: string;
  readonly validity?: string;
  readonly freeAmountConfirmed?: boolean;
  readonly directDebit?: {
    readonly consent: boolean;
    readonly iban: string;
    readonly maxAmount?: Amount;
    readonly accountHolderName: string;
  };
  readonly subOrders?: readonly Body[];
}

/** What a test says of an order; the rest is a market buy of SAP at Tradegate for the day. */
export interface Wish extends Body {
  readonly wkn?: string;
  readonly venue?: VenueName;
  readonly pieces?: string;
  readonly limitAt?: string;
  readonly triggerAt?: string;
}

/** The trading desk of one signed-in customer, with the engine cranked by hand. */
export class TradingDesk {
  readonly #engine: OrderEngine;
  #intents = 0;

  constructor(
    readonly werkbank: Werkbank,
    readonly customer: PortalCustomer,
  ) {
    this.#engine = new OrderEngine(werkbank.bank);
  }

  /** Signs a customer in with an active session TAN. */
  static async open(werkbank: Werkbank, zugangsnummer: string): Promise<TradingDesk> {
    return new TradingDesk(werkbank, await (await werkbank.signIn(zugangsnummer)).activateSession());
  }

  get clientId(): string {
    return clientIdOf(this.customer.zugangsnummer);
  }

  get depotId(): string {
    return depotIdOf(this.customer.zugangsnummer, 'depot');
  }

  /** The body of an order. */
  async body({
    wkn = '716460',
    venue = 'Tradegate',
    pieces = '10',
    limitAt,
    triggerAt,
    ...change
  }: Wish = {}): Promise<Body> {
    const answer = await this.customer.get(`/api/brokerage/v1/instruments/${wkn}`);
    const [instrument] = answer.json<{
      values: { instrumentId: string; staticData: { currency: string; notation: string } }[];
    }>().values;
    const { currency = 'EUR', notation = 'XXX' } = instrument?.staticData ?? {};
    const price = notation === 'XXX' ? currency : notation;
    return {
      depotId: this.depotId,
      side: 'BUY',
      instrumentId: instrument?.instrumentId ?? '',
      orderType: 'MARKET',
      venueId: venueIdOf(venue),
      quantity: { value: pieces, unit: notation === 'XXX' ? 'XXX' : currency },
      ...(limitAt === undefined ? {} : { orderType: 'LIMIT', limit: { value: limitAt, unit: price } }),
      ...(triggerAt === undefined
        ? {}
        : { orderType: 'STOP_MARKET', triggerLimit: { value: triggerAt, unit: price } }),
      ...(venue === 'Fondsgesellschaft' ? {} : { validityType: 'GFD' }),
      ...change,
    };
  }

  /** A fresh idempotency key. */
  intent(): string {
    this.#intents += 1;
    return `00000000-0000-4000-8000-${String(this.#intents).padStart(12, '0')}`;
  }

  validate(body: Body): Promise<LightMyRequestResponse> {
    return this.customer.post('/api/brokerage/v3/orders/validation', body);
  }

  /** Headers that release what was validated, by a key of its own. */
  async release(validated: LightMyRequestResponse): Promise<Record<string, string>> {
    const { id } = tanOf(validated);
    await this.customer.release(id).catch(() => undefined);
    const proof = tanHeaders(id, await this.customer.tan(id).catch(() => undefined));
    return { ...proof, 'idempotency-key': this.intent() };
  }

  create(
    body: Body,
    headers: Readonly<Record<string, string>>,
    intent = this.intent(),
  ): Promise<LightMyRequestResponse> {
    return this.customer.post('/api/brokerage/v3/orders', body, { ...headers, 'idempotency-key': intent });
  }

  /** Two orders of which one cancels the other. */
  async oco(stop: Wish, limit: Wish): Promise<Body> {
    const subOrders = [await this.body(stop), await this.body(limit)];
    return { depotId: this.depotId, orderType: 'ONE_CANCELS_OTHER', subOrders };
  }

  /** A limited buy and what follows it. */
  async next(base: Wish, follow: Body): Promise<Body> {
    return { depotId: this.depotId, orderType: 'NEXT_ORDER', subOrders: [await this.body(base), follow] };
  }

  /** Validates, releases and creates an order. */
  async place(wish: Wish = {}): Promise<OrderAnswer> {
    return this.send(await this.body(wish));
  }

  /** The same for a body. */
  async send(body: Body): Promise<OrderAnswer> {
    const validated = await this.validate(body);
    if (validated.statusCode !== 201) throw new Error(validated.body);
    const created = await this.create(body, await this.release(validated));
    if (created.statusCode !== 201) throw new Error(created.body);
    return created.json<OrderAnswer>();
  }

  /** Cancels an order with its TAN. */
  async cancel(orderId: string): Promise<LightMyRequestResponse> {
    const validated = await this.customer.post(`/api/brokerage/v3/orders/${orderId}/validation`, {});
    if (validated.statusCode !== 201) return validated;
    return this.customer.delete(`/api/brokerage/v3/orders/${orderId}`, await this.release(validated));
  }

  /** Changes an order with its TAN. */
  async change(orderId: string, change: Body): Promise<LightMyRequestResponse> {
    const url = `/api/brokerage/v3/orders/${orderId}`;
    const validated = await this.customer.post(`${url}/validation`, change);
    if (validated.statusCode !== 201) return validated;
    return this.customer.patch(url, change, await this.release(validated));
  }

  async order(orderId: string): Promise<OrderAnswer> {
    return (await this.customer.get(`/api/brokerage/v3/orders/${orderId}`)).json<OrderAnswer>();
  }

  /** Sets the price of an instrument now. */
  async price(wkn: string, price: string, corporateAction = false): Promise<void> {
    await this.werkbank.inject({
      method: 'POST',
      url: '/sandbox/api/market',
      payload: { instrument: wkn, price, corporateAction },
    });
  }

  /** Lets bank time pass and the engine look once. */
  async pass(seconds: number): Promise<void> {
    await this.werkbank.advance(seconds);
    await this.#engine.round();
  }

  /** What the account has. */
  async cash(): Promise<{ balance: string; available: string }> {
    const answer = await this.customer.get('/api/banking/clients/user/v2/accounts/balances');
    const [account] = answer.json<{
      values: { balance: { value: string }; availableCashAmount: { value: string } }[];
    }>().values;
    return { balance: account?.balance.value ?? '', available: account?.availableCashAmount.value ?? '' };
  }

  /** The ledger with its own verdict. */
  async ledger(): Promise<LedgerReport> {
    return (await this.werkbank.inject({ method: 'GET', url: '/sandbox/api/ledger' })).json();
  }
}

/** The status of each leg of a combined order, those of a leg that is combined itself in brackets. */
export const legStates = ({ subOrders }: OrderAnswer): string =>
  (subOrders ?? []).map((leg) => (leg.subOrders ? `[${legStates(leg)}]` : (leg.orderStatus ?? ''))).join(' ');

/** The keys of the messages of a refused request. */
export const keysOf = (answer: LightMyRequestResponse): string[] =>
  answer.json<{ messages?: { key: string }[] }>().messages?.map(({ key }) => key) ?? [];

/** The keys of the messages in an answer's header. */
export function toldKeys(answer: LightMyRequestResponse): string[] {
  const header = answer.headers['x-http-response-info'];
  if (typeof header !== 'string') return [];
  const { messages }: { messages: { key: string }[] } = JSON.parse(header);
  return messages.map(({ key }) => key);
}
