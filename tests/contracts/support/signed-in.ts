import { createAxios } from '@adapters/http/client/create-axios';
import { HttpClient } from '@adapters/http/client/http-client';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { BankClock } from '@adapters/browser/bank-clock';
import type { Session } from '@domain/session/session';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { bankAt } from './bank-at';
import { valueOf } from './value-of';

/** A customer of the sandbox world. */
export interface Customer {
  readonly zugangsnummer: string;
  readonly pin: string;
}

/** Anna Berger: everything, push first. */
export const anna: Customer = { zugangsnummer: '10000001', pin: '111111' };
/** Bernd Claasen: SMS only, whose code is always 000000. */
export const bernd: Customer = { zugangsnummer: '10000002', pin: '222222' };

/** A customer who has agreed to no terms and granted no approval yet. */
export const newcomer: Customer = { zugangsnummer: '10000013', pin: '131313' };

/** A signed-in customer's line to the bank, as the portal has it in a browser. */
export interface Visit {
  readonly client: HttpClient;
  readonly cookie: string;
  readonly antiForgery: string;
  readonly logger: RecordingLogger;
  readonly clock: BankClock;
}

const cookiesOf = (answer: Response): readonly string[] =>
  answer.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');

/** Signs in at the bank's own page and keeps the cookies, as a browser does. */
export async function signIn({ zugangsnummer, pin }: Customer): Promise<Visit> {
  const page = await fetch(bankAt('/login'));
  const before = cookiesOf(page).join('; ');
  const answer = await fetch(bankAt('/login'), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: before },
    body: new URLSearchParams({ zugangsnummer, pin, page: '/ngbrk/' }),
  });
  if (answer.status !== 303) throw new Error(`Sign-in answered ${answer.status}`);
  return visit(cookiesOf(answer).join('; '));
}

/** A line to the bank with these cookies; empty for nobody signed in. */
export function visit(cookie: string): Visit {
  const antiForgery = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  const axios = createAxios({
    baseURL: bankAt(''),
    headers: { Cookie: cookie, 'X-XSRF-TOKEN': antiForgery },
  });
  const logger = new RecordingLogger();
  const clock = new BankClock(Date.now);
  const client = new HttpClient(
    {
      axios,
      identifiers: new FakeIdentifiers(),
      logger,
      serverTime: clock,
      connection: { observe: () => undefined },
      deviceTime: Date.now,
    },
    { visitId: 'contract', apiBasePath: '/api', blockers: ['fehler-aktion-gesperrt'] },
  );
  return { client, cookie, antiForgery, logger, clock };
}

/** Opens the session by SMS; Bernd's code is always the same. */
export async function openSession({ client }: Visit): Promise<Session> {
  const sessions = new HttpSessionGateway(client);
  const session = await valueOf(sessions.load());
  const challenge = await valueOf(sessions.requestActivation(session, 'M_TAN'));
  return valueOf(sessions.activate(session, { challengeId: challenge.id, type: 'M_TAN', tan: '000000' }));
}

/** Opens the session by the SMS that the telephone of any customer shows. */
export async function openSessionBySms({ client }: Visit, customer: Customer): Promise<Session> {
  const sessions = new HttpSessionGateway(client);
  const session = await valueOf(sessions.load());
  const { id } = await valueOf(sessions.requestActivation(session, 'M_TAN'));
  const tan = await shownTan(customer, id);
  return valueOf(sessions.activate(session, { challengeId: id, type: 'M_TAN', tan }));
}

/** The TAN of a challenge, as the telephone of any customer shows it. */
export async function shownTan({ zugangsnummer }: Customer, id: TanChallenge['id']): Promise<string> {
  const shown = await fetch(bankAt(`/sandbox/api/telefon/${zugangsnummer}`));
  const { messages }: { messages: readonly { challengeId: string; tan: string }[] } = JSON.parse(
    await shown.text(),
  );
  return messages.find(({ challengeId }) => challengeId === id)?.tan ?? '';
}
