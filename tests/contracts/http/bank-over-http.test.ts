import { HttpAccountGateway } from '@adapters/http/account/http-account-gateway';
import { HttpConsentGateway } from '@adapters/http/consent/http-consent-gateway';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { httpCancellationRelease } from '@adapters/http/order/http-cancellation-release';
import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { HttpPreferencesGateway } from '@adapters/http/preferences/http-preferences-gateway';
import { HttpProductGateway } from '@adapters/http/access/http-product-gateway';
import { HttpPushStatusGateway } from '@adapters/http/session/http-push-status-gateway';
import { HttpQuoteGateway } from '@adapters/http/quote/http-quote-gateway';
import { httpTicketRelease } from '@adapters/http/quote/http-ticket-release';
import { HttpRoleGateway } from '@adapters/http/access/http-role-gateway';
import { HttpAuthenticationGateway } from '@adapters/http/session/http-authentication-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import { HttpTanMethodGateway } from '@adapters/http/session/http-tan-method-gateway';
import { amount } from '@domain/money/amount';
import type { QuoteRequest } from '@domain/order/quote/quote';
import { intentId, termsOfUseId } from '@domain/codes/ids';
import { EUR, PIECES } from '@domain/money/unit';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { randomUUID } from 'node:crypto';
import { type RunningSandbox, startSandbox } from '../../support/sandbox';
import { describeAuthorisation } from '../authorisation.contract';
import { describeConsentGateway } from '../gateway/consent-gateway.contract';
import { describeDeviceWords } from '../gateway/device-words.contract';
import { describeOrderGateway } from '../gateway/order-gateway.contract';
import { everyOrder } from '../support/every-order';
import { describeQuoteGateway } from '../gateway/quote-gateway.contract';
import { describeReleaseGateway } from '../gateway/release-gateway.contract';
import { describeReadingGateways } from '../gateway/reading-gateways.contract';
import { describeSessionGateway } from '../gateway/session-gateway.contract';
import { bankAt } from '../support/bank-at';
import { anna, newcomer, signIn, type Customer, type Visit } from '../support/signed-in';
import { until } from '../support/until';
import { valueOf } from '../support/value-of';

const post = (path: string, body: object = {}): Promise<Response> =>
  fetch(bankAt(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What the telephone shows. */
interface Telephone {
  readonly messages: readonly { readonly challengeId: string; readonly tan: string }[];
}

/** Reads the code from the telephone, or approves the push there. */
async function prove({ id, type }: TanChallenge, customer: Customer = anna): Promise<TanAnswer> {
  const telephone = `/sandbox/api/telefon/${customer.zugangsnummer}`;
  if (type === 'P_TAN_PUSH') {
    await post(`${telephone}/push/${id}`, { decision: 'approve' });
    return { challengeId: id, type };
  }
  const shown: Telephone = await (await fetch(bankAt(telephone))).json();
  const message = shown.messages.find(({ challengeId }) => challengeId === id);
  if (message === undefined) throw new Error(`The telephone shows nothing for ${id}`);
  return { challengeId: id, type, tan: message.tan };
}

/** A customer in a bank as it was seeded. */
async function signedIn(customer: Customer = anna): Promise<Visit> {
  await post('/sandbox/api/reset');
  return signIn(customer);
}

async function active(customer: Customer = anna): Promise<Visit> {
  const visit = await signedIn(customer);
  const sessions = new HttpSessionGateway(visit.client);
  const session = await valueOf(sessions.load());
  const challenge = await valueOf(sessions.requestActivation(session, 'M_TAN'));
  await valueOf(sessions.activate(session, await prove(challenge, customer)));
  return visit;
}

describe('the adapters on a running bank', () => {
  let sandbox: RunningSandbox;
  const shared = process.env['SANDBOX_URL'];

  /** A bank of its own: these suites reset it and lock its customers. */
  beforeAll(async () => {
    sandbox = await startSandbox({
      env: { DATA_DIR: 'memory:', WERKBANK_CLOCK: '2026-11-23T10:00:00+01:00' },
    });
    process.env['SANDBOX_URL'] = sandbox.url;
  });

  afterAll(async () => {
    process.env['SANDBOX_URL'] = shared;
    await sandbox.stop();
  });

  describeSessionGateway('the bank over HTTP', async () => {
    const { client } = await signedIn();
    return { sessions: new HttpSessionGateway(client), pushes: new HttpPushStatusGateway(client), prove };
  });

  describeAuthorisation('the bank over HTTP', async () => {
    const { client } = await signedIn();
    return {
      sessions: new HttpSessionGateway(client),
      authentication: new HttpAuthenticationGateway(client),
      tanMethods: new HttpTanMethodGateway(client),
      orders: new HttpOrderGateway(client),
      prove,
    };
  });

  describeDeviceWords((kind, customer) => (kind === 'session' ? signedIn(customer) : active(customer)));

  describeReadingGateways('the bank over HTTP', async () => {
    const { client } = await active();
    return {
      depots: new HttpDepotGateway(client),
      accounts: new HttpAccountGateway(client),
      instruments: new HttpInstrumentGateway(client),
      products: new HttpProductGateway(client),
      roles: new HttpRoleGateway(client),
      preferences: new HttpPreferencesGateway(client),
    };
  });

  describeOrderGateway('the bank over HTTP', async () => {
    const { client } = await active();
    const orders = new HttpOrderGateway(client);
    const [depot] = await valueOf(new HttpDepotGateway(client).depots());
    const instrument = await valueOf(new HttpInstrumentGateway(client).find('716460'));
    const { venues } = await valueOf(orders.dimensions({ instrumentId: instrument.id }));
    const venue = venues.find(({ orderTypes }) => orderTypes.LIMIT !== undefined);
    if (depot === undefined || venue === undefined) throw new Error('Nothing to order with');
    const purchase = {
      depotId: depot.id,
      settlementAccountId: depot.defaultSettlementAccountId,
      side: 'BUY',
      instrumentId: instrument.id,
      quantity: amount('1', PIECES),
      validity: { type: 'GFD' },
    } as const;
    const around = { bottom: amount('10', EUR), below: amount('20', EUR), above: amount('900', EUR) };
    return {
      orders,
      release: httpOrderRelease(client),
      cancellation: httpCancellationRelease(client),
      order: {
        ...purchase,
        venueId: venue.id,
        orderType: 'LIMIT',
        limit: amount('5.00', EUR),
        validity: { type: 'MAX' },
      },
      every: everyOrder(purchase, around, (type) => {
        const taking = venues.find(({ orderTypes }) => orderTypes[type] !== undefined);
        if (taking === undefined) throw new Error(`No venue takes ${type}`);
        return taking.id;
      }),
      taken: async (id) => {
        await until(async () => (await valueOf(orders.find(id))).deletable);
      },
      newKey: () => intentId(randomUUID()),
      prove,
    };
  });

  /** A customer where a dealer quotes, and what is asked for. */
  const quoting = async () => {
    const { client } = await active();
    const orders = new HttpOrderGateway(client);
    const [depot] = await valueOf(new HttpDepotGateway(client).depots());
    const instrument = await valueOf(new HttpInstrumentGateway(client).find('716460'));
    const { venues } = await valueOf(orders.dimensions({ instrumentId: instrument.id }));
    const venue = venues.find(({ orderTypes }) => orderTypes.QUOTE !== undefined);
    if (depot === undefined || venue === undefined) throw new Error('Nobody quotes');
    const request: QuoteRequest = {
      depotId: depot.id,
      settlementAccountId: depot.defaultSettlementAccountId,
      side: 'BUY',
      instrumentId: instrument.id,
      venueId: venue.id,
      quantity: amount('1', PIECES),
      orderType: 'QUOTE',
    };
    return { client, request, newKey: () => intentId(randomUUID()), prove };
  };

  describeQuoteGateway('the bank over HTTP', async () => {
    const { client, ...bench } = await quoting();
    return {
      ...bench,
      quotes: new HttpQuoteGateway(client),
      tickets: httpTicketRelease(client),
      orders: httpOrderRelease(client),
    };
  });

  const ticket = async () => {
    const { client, request, ...bench } = await quoting();
    const other = { ...request, quantity: amount('2', PIECES) };
    return {
      ...bench,
      gateway: httpTicketRelease(client),
      content: request,
      other,
      referenceOf: (id: string) => id,
    };
  };
  describeReleaseGateway('a request for quotes at the bank over HTTP', ticket, true);

  describeConsentGateway('the bank over HTTP', async () => ({
    consents: new HttpConsentGateway((await active(newcomer)).client),
    terms: termsOfUseId('termingeschaefte'),
  }));
});
