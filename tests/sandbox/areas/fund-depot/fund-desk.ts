import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { FundConditions, FundOrderAnswer } from '@sandbox/areas/fund-depot/book/fund-schema';
import { FundEngine } from '@sandbox/areas/fund-depot/run/fund-engine';
import { cashPosition } from '@sandbox/ledger/cash-position';
import { ledgerReport } from '@sandbox/ledger/ledger-report';
import { marketOf } from '@sandbox/market/market';
import { decimal } from '@domain/money/decimal';
import { AREAS } from '@sandbox/areas';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

/** The customer with the fund depot. */
const FREDERIK = '10000006';

/** An order as the portal sends it. */
export interface FundRequest {
  readonly kind?: string | null;
  readonly amount?: { readonly value: string; readonly unit: string } | null;
  readonly percent?: string | null;
  readonly all?: boolean | null;
  readonly close?: boolean | null;
  readonly regular?: {
    readonly interval?: string | null;
    readonly day?: number | null;
    readonly start?: string | null;
    readonly end?: string | null;
    readonly increase?: string | null;
  } | null;
  readonly accountIban?: string | null;
}

/** An amount of euro. */
export const eur = (value: string) => ({ value, unit: 'EUR' });

/** Into the depot. */
export const deposit = (value: string, more: FundRequest = {}): FundRequest => ({
  kind: 'DEPOSIT',
  amount: eur(value),
  ...more,
});

/** Out of it. */
export const withdrawal = (more: FundRequest): FundRequest => ({ kind: 'WITHDRAWAL', ...more });

/** Every month on the 15th, from 15 December 2026. */
export const monthly = { interval: 'MONTHLY', day: 15, start: '2026-12-15', end: null, increase: null };

/** The fund orders of one signed-in customer. */
export class FundDesk {
  readonly #engine: FundEngine;

  constructor(
    readonly werkbank: Werkbank,
    readonly customer: PortalCustomer,
  ) {
    this.#engine = new FundEngine(werkbank.bank);
  }

  /** A fresh world at the opening of Monday, 23 November 2026, with round prices and nothing taxed in advance. */
  static async fresh(werkbank: Werkbank): Promise<FundDesk> {
    await werkbank.bank.reset();
    const customer = await (await werkbank.signIn(FREDERIK)).activateSession();
    const desk = new FundDesk(werkbank, customer);
    await werkbank.bank.db.updateTable('lot').set({ lump_left: '0' }).execute();
    await werkbank.bank.db.deleteFrom('fund_order').execute();
    await desk.at('2026-11-23T08:00:00+01:00');
    await desk.prices('2000.00', '400.00', '300.00');
    await desk.at('2026-11-23T10:00:00+01:00');
    return desk;
  }

  get clientId(): string {
    return clientIdOf(this.customer.zugangsnummer);
  }

  get depotId(): string {
    return depotIdOf(this.customer.zugangsnummer, 'depot');
  }

  get path(): string {
    return `/api/brokerage/depots/${this.depotId}/v1/fundorders`;
  }

  /** Sets the clock, and lets happen nothing. */
  async at(moment: string): Promise<void> {
    await this.werkbank.bank.clock.set(this.werkbank.bank.db, { at: Date.parse(moment) });
  }

  /** Lets happen what is due by now. */
  round(): Promise<void> {
    return this.#engine.round();
  }

  /** Sets the clock and lets everything happen that is due by then. */
  async until(moment: string): Promise<void> {
    await this.at(moment);
    await this.round();
  }

  /** What the three funds of the model cost from this moment on. */
  async prices(...prices: readonly string[]): Promise<void> {
    const market = await marketOf(this.werkbank.bank);
    for (const [index, wkn] of ['847402', '849105', 'A0M430'].entries()) {
      const id = market.find(wkn)?.row.instrument_id ?? '';
      await market.setPrice(id, decimal(prices[index] ?? ''), false);
    }
  }

  /** The prices of a day, as it makes them, and what they bring about. */
  async priced(day: string, ...prices: readonly string[]): Promise<void> {
    await this.at(`${day}T08:00:00+0${day > '2027-03-28' && day < '2027-10-31' ? '2' : '1'}:00`);
    await this.prices(...prices);
    await this.round();
  }

  async iban(key = 'giro'): Promise<string> {
    const row = await this.werkbank.bank.db
      .selectFrom('account')
      .select('iban')
      .where('account_id', '=', accountIdOf(this.customer.zugangsnummer, key))
      .executeTakeFirst();
    return row?.iban ?? '';
  }

  async body(request: FundRequest): Promise<FundRequest> {
    return { accountIban: await this.iban(), ...request };
  }

  validate(body: object, id = ''): Promise<LightMyRequestResponse> {
    return this.customer.post(`${this.path}${id && `/${id}`}/validation`, body);
  }

  /** Headers that release what was validated, by a key of its own. */
  async release(validated: LightMyRequestResponse): Promise<Record<string, string>> {
    const { id } = tanOf(validated);
    await this.customer.release(id).catch(() => undefined);
    const proof = tanHeaders(id, await this.customer.tan(id).catch(() => undefined));
    return { ...proof, 'idempotency-key': randomUUID() };
  }

  /** Validates, releases and creates an order. */
  async make(request: FundRequest): Promise<FundOrderAnswer> {
    const body = await this.body(request);
    const validated = await this.validate(body);
    if (validated.statusCode !== 201) throw new Error(validated.body);
    const created = await this.customer.post(this.path, body, await this.release(validated));
    if (created.statusCode !== 201) throw new Error(created.body);
    return created.json<FundOrderAnswer>();
  }

  async change(id: string, request: FundRequest): Promise<LightMyRequestResponse> {
    const body = await this.body(request);
    const validated = await this.validate(body, id);
    if (validated.statusCode !== 201) return validated;
    return this.customer.patch(`${this.path}/${id}`, body, await this.release(validated));
  }

  async cancel(id: string): Promise<LightMyRequestResponse> {
    const validated = await this.validate({}, id);
    if (validated.statusCode !== 201) return validated;
    return this.customer.delete(`${this.path}/${id}`, await this.release(validated));
  }

  async order(id: string): Promise<FundOrderAnswer> {
    return (await this.customer.get(`${this.path}/${id}`)).json<FundOrderAnswer>();
  }

  /** The runs of a regular deposit, the first first. */
  async runs(id: string): Promise<readonly FundOrderAnswer[]> {
    return (await this.list()).filter(({ regularOrderId }) => regularOrderId === id).toReversed();
  }

  async list(query = ''): Promise<readonly FundOrderAnswer[]> {
    return (await this.customer.get(`${this.path}${query}`)).json<{ values: FundOrderAnswer[] }>().values;
  }

  async conditions(): Promise<FundConditions> {
    return (await this.customer.get(`${this.path}/conditions`)).json<FundConditions>();
  }

  /** What is on the current account, and what of it can be spent. */
  async cash(): Promise<readonly [balance: string, available: string]> {
    const { db } = this.werkbank.bank;
    const { balance, available } = await cashPosition(db, this.clientId, accountIdOf(FREDERIK, 'giro'));
    return [balance, available];
  }

  /** How many of the three funds there are, and how many of them are free. */
  async shares(): Promise<readonly string[]> {
    const { funds } = await this.conditions();
    return funds.map(({ quantity, availableQuantity }) => `${quantity.value} ${availableQuantity.value}`);
  }

  /** Whether the books of the whole bank balance. */
  async isSound(): Promise<boolean> {
    return (await ledgerReport(this.werkbank.bank.db)).sound;
  }

  /** What the outbox tells under a topic. */
  async told(topic: string): Promise<readonly unknown[]> {
    const rows = await this.werkbank.bank.db
      .selectFrom('order_event')
      .select('detail')
      .where('topic', '=', topic)
      .orderBy('sequence')
      .execute();
    return rows.map(({ detail }) => detail);
  }
}

/** An order in short: its state and why, each fund's quantity and value, and what it came to. */
export const inShort = ({ state, failReason, allocation, result }: FundOrderAnswer): string =>
  [
    state,
    ...(failReason === null ? [] : [failReason.key]),
    ...allocation.map(({ quantity, amount }) => `${quantity.value}/${amount.value}`),
    result === null ? '-' : [result.value, result.tax, result.total].map(({ value }) => value).join(' '),
  ].join(' ');

/** A bank whose engines are cranked by hand: a reset would begin the work that executes between two prices. */
export const openFundBank = (): Promise<Werkbank> =>
  openWerkbank({
    clockStart: '2026-11-23T08:00:00+01:00',
    areas: AREAS.map(({ engine: _, ...area }) => area),
  });

/** The keys of an answer's messages, each with what it is about. */
export const keysOf = (answer: LightMyRequestResponse): readonly unknown[] =>
  answer
    .json<{ messages: { key: string; origin: unknown }[] }>()
    .messages.map(({ key, origin }) => [key, origin]);
