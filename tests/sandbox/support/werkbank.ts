import { resolve } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { AREAS } from '@sandbox/areas';
import type { Area } from '@sandbox/platform/area';
import type { Bank } from '@sandbox/platform/bank';
import type { DatabaseThread, StartThread } from '@sandbox/platform/db/pglite-pool';
import { openBank } from '@sandbox/platform/open-bank';
import { settingsFrom } from '@sandbox/platform/settings';
import type { BankServer } from '@sandbox/platform/http/bank-server';
import { buildServer } from '@sandbox/platform/http/server';
import type { Telephone, TelephoneMessage } from '@sandbox/areas/tan/telephone';
import { DEMO_CUSTOMERS } from '@sandbox/world/demo-customers';

export interface WerkbankOptions {
  readonly clockStart?: string;
  readonly databaseUrl?: string;
  readonly dataFolder?: string;
  readonly portalFolder?: string;
  readonly requestsPerMinute?: number;
  readonly areas?: readonly Area[];
  /** What stands between the bank and its database. */
  readonly throughThread?: (thread: DatabaseThread) => DatabaseThread;
  /** Runs the areas' background work too. */
  readonly withBackground?: boolean;
}

/** A running bank without a port: requests go in by `inject`. Real time stands still unless `wait` moves it, or background work runs. */
export interface Werkbank {
  readonly server: BankServer;
  readonly bank: Bank;
  /** Moves bank time. */
  readonly advance: (seconds: number) => Promise<void>;
  /** Moves real time, in which sessions expire. */
  readonly wait: (seconds: number) => void;
  readonly inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  readonly signIn: (zugangsnummer: string) => Promise<PortalCustomer>;
  readonly telephone: (zugangsnummer: string) => Promise<Telephone>;
  readonly close: () => Promise<void>;
}

const REQUEST_INFO = { 'x-http-request-info': '{"clientRequestId":{"sessionId":"test","requestId":"1"}}' };

/** Opens a fresh world, in memory unless told otherwise. */
export async function openWerkbank(options: WerkbankOptions = {}): Promise<Werkbank> {
  const { areas = AREAS } = options;
  const settings = {
    ...settingsFrom({
      DATA_DIR: 'memory:',
      WERKBANK_CLOCK: options.clockStart ?? '2026-11-23T10:00:00+01:00',
    }),
    cacheFolder: resolve('.cache'),
    ...(options.databaseUrl === undefined ? {} : { databaseUrl: options.databaseUrl }),
    ...(options.dataFolder === undefined ? {} : { dataFolder: options.dataFolder }),
    ...(options.portalFolder === undefined ? {} : { portalFolder: options.portalFolder }),
    ...(options.requestsPerMinute === undefined ? {} : { requestsPerMinute: options.requestsPerMinute }),
  };
  const opened = Date.now();
  let skipped = 0;
  const { bank, start, close } = await openBank(settings, areas, {
    log: pino({ level: 'silent' }),
    ...threadOf(options),
    realNow: () => (options.withBackground === true ? Date.now() : opened) + skipped,
  });
  const server = await buildServer(bank, areas);
  await server.ready();
  if (options.withBackground === true) start();
  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> => server.inject(request);
  const werkbank: Werkbank = {
    server,
    bank,
    inject,
    advance: (seconds) => bank.clock.set(bank.db, { at: bank.clock.now() + seconds * 1000 }),
    wait: (seconds) => {
      skipped += seconds * 1000;
    },
    signIn: (zugangsnummer) => signIn(werkbank, zugangsnummer),
    telephone: async (zugangsnummer) =>
      (await inject({ method: 'GET', url: `/sandbox/api/telefon/${zugangsnummer}` })).json<Telephone>(),
    close: async () => {
      await server.close();
      await close();
    },
  };
  return werkbank;
}

function threadOf({ throughThread = (thread) => thread }: WerkbankOptions): { startThread?: StartThread } {
  const lent = globalThis.databaseThread;
  return lent === undefined ? {} : { startThread: async (options) => throughThread(await lent(options)) };
}

async function signIn(werkbank: Werkbank, zugangsnummer: string): Promise<PortalCustomer> {
  const customer = DEMO_CUSTOMERS.find((candidate) => candidate.zugangsnummer === zugangsnummer);
  const answer = await werkbank.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ zugangsnummer, pin: customer?.pin ?? '' }).toString(),
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return new PortalCustomer(werkbank, zugangsnummer, cookies);
}

/** A signed-in customer of the portal, whose calls carry cookies, anti-forgery token and request info. */
export class PortalCustomer {
  constructor(
    readonly werkbank: Werkbank,
    readonly zugangsnummer: string,
    readonly cookies: Readonly<Record<string, string>>,
  ) {}

  get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    return this.#call({ method: 'GET', url, headers });
  }

  post(
    url: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    return this.#call({ method: 'POST', url, headers, payload: body });
  }

  patch(
    url: string,
    body: object,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    return this.#call({ method: 'PATCH', url, headers, payload: body });
  }

  delete(url: string, headers: Readonly<Record<string, string>> = {}): Promise<LightMyRequestResponse> {
    return this.#call({ method: 'DELETE', url, headers });
  }

  /** The session's id. */
  async sessionId(): Promise<string> {
    const answer = await this.get('/api/session/clients/user/v1/sessions');
    return answer.json<[{ identifier: string }]>()[0].identifier;
  }

  /** Asks for the session TAN, by a method or by the favourite one. */
  async requestActivation(typ?: string): Promise<LightMyRequestResponse> {
    const id = await this.sessionId();
    return this.post(
      `/api/session/clients/user/v1/sessions/${id}/validate`,
      { identifier: id, sessionTanActive: true, activated2FA: true },
      typ === undefined ? {} : { 'x-once-authentication-info': JSON.stringify({ typ }) },
    );
  }

  /** Activates the session with a TAN (none for push). */
  async sendActivation(challengeId: string, tan?: string): Promise<LightMyRequestResponse> {
    const id = await this.sessionId();
    return this.patch(
      `/api/session/clients/user/v1/sessions/${id}`,
      { identifier: id, sessionTanActive: true, activated2FA: true },
      tanHeaders(challengeId, tan),
    );
  }

  /** Goes through the whole session TAN with the telephone's help. */
  async activateSession(): Promise<this> {
    const { id } = tanOf(await this.requestActivation());
    await this.release(id);
    await this.sendActivation(id, await this.tan(id));
    return this;
  }

  /** Approves the push, if the challenge is one. */
  async release(challengeId: string, decision = 'approve'): Promise<void> {
    if ((await this.message(challengeId)).typ !== 'P_TAN_PUSH') return;
    await this.werkbank.inject({
      method: 'POST',
      url: `/sandbox/api/telefon/${this.zugangsnummer}/push/${challengeId}`,
      payload: { decision },
    });
  }

  /** The TAN that the telephone shows for a challenge; undefined for a push. */
  async tan(challengeId: string): Promise<string | undefined> {
    return (await this.message(challengeId)).tan;
  }

  /** What the telephone shows of a challenge. */
  async message(challengeId: string): Promise<TelephoneMessage> {
    const { messages } = await this.werkbank.telephone(this.zugangsnummer);
    const found = messages.find((message) => message.challengeId === challengeId);
    if (found === undefined) throw new Error('The telephone shows no such challenge.');
    return found;
  }

  #call(
    options: InjectOptions & { headers: Readonly<Record<string, string>> },
  ): Promise<LightMyRequestResponse> {
    return this.werkbank.inject({
      ...options,
      cookies: { ...this.cookies },
      headers: { ...REQUEST_INFO, 'x-xsrf-token': this.cookies['XSRF-TOKEN'] ?? '', ...options.headers },
    });
  }
}

/** The challenge an answer's header announces. */
export interface Challenge {
  readonly id: string;
  readonly typ: string;
  readonly challenge?: string;
  readonly availableTypes?: readonly string[];
  readonly link?: { readonly href: string };
  readonly expiresAt?: string;
  readonly triesLeft?: number;
  readonly challengesLeft?: number;
  readonly checkPhrase?: string;
}

/** Reads the challenge of an answer; throws if it has none. */
export function tanOf(answer: LightMyRequestResponse): Challenge {
  const header = answer.headers['x-once-authentication-info'];
  if (typeof header !== 'string') throw new Error(`No challenge: ${answer.statusCode} ${answer.body}`);
  return JSON.parse(header);
}

/** The request headers that answer a challenge. */
export function tanHeaders(challengeId: string, tan?: string): Record<string, string> {
  return {
    'x-once-authentication-info': JSON.stringify({ id: challengeId }),
    ...(tan === undefined ? {} : { 'x-once-authentication': JSON.stringify({ id: challengeId, tan }) }),
  };
}
