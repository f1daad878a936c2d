import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { PlanAnswer, PlanExecutionAnswer } from '@sandbox/areas/savings-plan/book/plan-schema';
import { accountIdOf, clientIdOf, depotIdOf } from '@sandbox/world/demo-customers';
import { tanHeaders, tanOf, type PortalCustomer, type Werkbank } from '../../support/werkbank';

type Headers = Readonly<Record<string, string>>;

interface Amount {
  readonly value: string;
  readonly unit: string;
}

/** A body of a plan as the portal sends it. */
export interface PlanRequest {
  readonly depotId?: string | null;
  readonly savingsplanName?: string | null;
  readonly interval?: string | null;
  readonly executionDay?: number | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly startSuspensionDate?: string | null;
  readonly endSuspensionDate?: string | null;
  readonly settlementAccountIban?: string | null;
  readonly settlementAccountExternal?: boolean | null;
  readonly instruments?:
    | readonly { readonly instrumentId?: string | null; readonly rate?: Amount | null }[]
    | null;
  readonly dynamisationAmount?: {
    readonly dynamisationValue: Amount;
    readonly dynamisationDate?: { readonly date: string };
  } | null;
  readonly investmentProposalDescription?: string | null;
  readonly salesDocumentsWaived?: boolean | null;
  readonly origin?: string | null;
}

/** Where plans are. */
export const PLANS = '/api/brokerage/v2/savingsplans';

/** A position: a security and its rate in euro. */
export const position = (instrumentId: string, rate: string) => ({
  instrumentId,
  rate: { value: rate, unit: 'EUR' },
});

/** An annual increase. */
export const increase = (percent: string) => ({ dynamisationValue: { value: percent, unit: 'XXC' } });

/** The plans of one signed-in customer. */
export class PlanDesk {
  constructor(
    readonly werkbank: Werkbank,
    readonly customer: PortalCustomer,
  ) {}

  /** Signs a customer in with an active session TAN. */
  static async open(werkbank: Werkbank, zugangsnummer: string): Promise<PlanDesk> {
    return new PlanDesk(werkbank, await (await werkbank.signIn(zugangsnummer)).activateSession());
  }

  get clientId(): string {
    return clientIdOf(this.customer.zugangsnummer);
  }

  get depotId(): string {
    return depotIdOf(this.customer.zugangsnummer, 'depot');
  }

  /** The IBAN of one of the customer's accounts, by its key in the demo world. */
  async iban(key = 'giro'): Promise<string> {
    const row = await this.werkbank.bank.db
      .selectFrom('account')
      .select('iban')
      .where('account_id', '=', accountIdOf(this.customer.zugangsnummer, key))
      .executeTakeFirst();
    return row?.iban ?? '';
  }

  /** A whole plan: 100 EUR a month into a world ETF without fee, from 1 December 2026. */
  async body(change: PlanRequest = {}): Promise<PlanRequest> {
    return {
      depotId: this.depotId,
      savingsplanName: 'Für später',
      interval: 'MONTHLY',
      executionDay: 1,
      startDate: '2026-12-01',
      endDate: null,
      startSuspensionDate: null,
      endSuspensionDate: null,
      settlementAccountIban: await this.iban(),
      settlementAccountExternal: false,
      instruments: [position('A2PKXG', '100.00')],
      origin: 'PORTAL',
      ...change,
    };
  }

  validate(body: PlanRequest): Promise<LightMyRequestResponse> {
    return this.customer.post(`${PLANS}/validation`, body);
  }

  /** Headers that release what was validated, by a key of its own. */
  async release(validated: LightMyRequestResponse): Promise<Record<string, string>> {
    const { id } = tanOf(validated);
    await this.customer.release(id).catch(() => undefined);
    const proof = tanHeaders(id, await this.customer.tan(id).catch(() => undefined));
    return { ...proof, 'idempotency-key': randomUUID() };
  }

  create(body: PlanRequest, headers: Headers): Promise<LightMyRequestResponse> {
    return this.customer.post(PLANS, body, headers);
  }

  /** Validates, releases and creates a plan. */
  async make(change: PlanRequest = {}): Promise<PlanAnswer> {
    const body = await this.body(change);
    const validated = await this.validate(body);
    if (validated.statusCode !== 201) throw new Error(validated.body);
    const created = await this.create(body, await this.release(validated));
    if (created.statusCode !== 201) throw new Error(created.body);
    return created.json<PlanAnswer>();
  }

  /** Changes a plan with its TAN. */
  async change(planId: string, change: PlanRequest): Promise<LightMyRequestResponse> {
    const { depotId: _, ...body } = await this.body(change);
    return this.send(planId, body);
  }

  /** Suspends a plan, or without days lets it go on. */
  pause(planId: string, from: string | null, until: string | null = null): Promise<LightMyRequestResponse> {
    return this.send(planId, { startSuspensionDate: from, endSuspensionDate: until });
  }

  /** Sends a change as it is, with its TAN. */
  async send(planId: string, body: PlanRequest): Promise<LightMyRequestResponse> {
    const validated = await this.customer.post(`${PLANS}/${planId}/validation`, body);
    if (validated.statusCode !== 201) return validated;
    return this.customer.patch(`${PLANS}/${planId}`, body, await this.release(validated));
  }

  /** Ends a plan with its TAN. */
  async end(planId: string): Promise<LightMyRequestResponse> {
    const validated = await this.customer.post(`${PLANS}/${planId}/validation`, {});
    if (validated.statusCode !== 201) return validated;
    return this.customer.delete(`${PLANS}/${planId}`, await this.release(validated));
  }

  async plan(planId: string): Promise<PlanAnswer> {
    return (await this.customer.get(`${PLANS}/${planId}`)).json<PlanAnswer>();
  }

  /** What became of each day, the first first. */
  async log(planId: string): Promise<readonly PlanExecutionAnswer[]> {
    const answer = await this.customer.get(`${PLANS}/${planId}/executions?paging-count=1000`);
    return answer.json<{ values: PlanExecutionAnswer[] }>().values.reverse();
  }
}

/** What the log says in short: status, and why of each position. */
export const told = ({ status, failReason, positions }: PlanExecutionAnswer): string =>
  [
    status.key,
    failReason?.key ?? '-',
    positions.map(({ failReason: why }) => why?.key ?? 'bought').join('+'),
  ].join(' ');
