import { spawnSync } from 'node:child_process';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { HttpDepotGateway } from '@adapters/http/depot/http-depot-gateway';
import { HttpInstrumentGateway } from '@adapters/http/instrument/http-instrument-gateway';
import { httpOrderRelease } from '@adapters/http/order/http-order-release';
import { challengeIn } from '../contracts/gateway/release-gateway.contract';
import { HttpOrderGateway } from '@adapters/http/order/http-order-gateway';
import { HttpSessionGateway } from '@adapters/http/session/http-session-gateway';
import type { OrderRequest } from '@domain/order/order-request';
import { amount } from '@domain/money/amount';
import { intentId } from '@domain/codes/ids';
import { EUR, PIECES } from '@domain/money/unit';
import { bernd, signIn, type Visit } from '@tests/contracts/support/signed-in';
import { valueOf } from '@tests/contracts/support/value-of';
import { journeyClock } from '@tests/support/journey-clock';
import { startSandbox } from '@tests/support/sandbox';
import { decoded } from '../e2e/support/decoded';
import { demo, type DemoCustomer } from '../e2e/support/demo-customer';
import { Telephone } from '../e2e/support/telephone';
import * as t from 'io-ts';
import { printTable, quantile, rounded } from './measure';
import { streams } from './streams';

const seconds = 8;
/** Customers who watch prices at the same time. */
const listeners = 200;
/** Until the code is compiled and each statement planned. */
const warmUpSeconds = 3;

/** Customers with depot, money and SMS; each has one release at a time. */
const customers = [demo.anna, demo.bernd, demo.greta, demo.klara, demo.mina];

interface Desk {
  readonly visit: Visit;
  readonly telephone: Telephone;
}

async function openDesk(url: string, { number, pin }: DemoCustomer): Promise<Desk> {
  const visit = await signIn({ zugangsnummer: number, pin });
  const telephone = new Telephone(url, number);
  const sessions = new HttpSessionGateway(visit.client);
  const session = await valueOf(sessions.load());
  const { id } = await valueOf(sessions.requestActivation(session, 'M_TAN'));
  const { tan = '' } = await telephone.open('M_TAN');
  await valueOf(sessions.activate(session, { challengeId: id, type: 'M_TAN', tan }));
  return { visit, telephone };
}

/** A limit order that stays open. */
async function patientOrder({ visit }: Desk): Promise<OrderRequest> {
  const gateway = new HttpOrderGateway(visit.client);
  const [depot] = await valueOf(new HttpDepotGateway(visit.client).depots());
  const instrument = await valueOf(new HttpInstrumentGateway(visit.client).find('716460'));
  const { venues } = await valueOf(gateway.dimensions({ instrumentId: instrument.id }));
  const [venue] = venues;
  if (depot === undefined || venue === undefined) throw new Error('No depot, or no venue for the share.');
  return {
    depotId: depot.id,
    settlementAccountId: depot.defaultSettlementAccountId,
    side: 'BUY',
    instrumentId: instrument.id,
    venueId: venue.id,
    quantity: amount('1', PIECES),
    validity: { type: 'GFD' },
    orderType: 'LIMIT',
    limit: amount('1.00', EUR),
  };
}

/** Each customer places one order after the other as the portal does: validation, TAN from the telephone, creation. */
async function placeOrders(
  desks: readonly Desk[],
  forSeconds: number,
  identifiers: FakeIdentifiers,
): Promise<Readonly<Record<string, string | number>>> {
  const took: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  const work = async (desk: Desk): Promise<void> => {
    const gateway = httpOrderRelease(desk.visit.client);
    const order = await patientOrder(desk);
    while (performance.now() < end) {
      const begun = performance.now();
      const { id, type } = challengeIn(await valueOf(gateway.validate(order, 'M_TAN')));
      const tan = type === 'TAN_FREI' ? {} : { tan: (await desk.telephone.open('M_TAN')).tan ?? '' };
      const key = { id: intentId(identifiers.uuid()) };
      await valueOf(gateway.create(order, { challengeId: id, type, ...tan }, key));
      took.push(performance.now() - begun);
    }
  };
  await Promise.all(desks.map(work));
  return {
    work: 'orders: validate, TAN, create',
    'per second': rounded(took.length / forSeconds),
    'p95 ms': rounded(quantile(took, 0.95)),
    failed: 0,
  };
}

const Cannon = t.type({
  requests: t.type({ average: t.number }),
  latency: t.type({ p97_5: t.number }),
  non2xx: t.number,
});

/** The same page again and again over ten connections. */
function pages(url: string, path: string, cookie: string): Readonly<Record<string, string | number>> {
  const info = JSON.stringify({ clientRequestId: { sessionId: 'a'.repeat(32), requestId: '100000000' } });
  const { stdout } = spawnSync(
    'node_modules/.bin/autocannon',
    [
      '--json',
      '-d',
      String(seconds),
      '-H',
      `cookie=${cookie}`,
      '-H',
      `x-http-request-info=${info}`,
      `${url}${path}`,
    ],
    { encoding: 'utf8' },
  );
  const { requests, latency, non2xx } = decoded(Cannon, JSON.parse(stdout));
  return { work: path, 'per second': rounded(requests.average), 'p95 ms': latency.p97_5, failed: non2xx };
}

/** The topics of one share at all its venues, as the order page subscribes to them. */
async function pricesOf({ client }: Visit): Promise<readonly string[]> {
  const instrument = await valueOf(new HttpInstrumentGateway(client).find('716460'));
  const { venues } = await valueOf(new HttpOrderGateway(client).dimensions({ instrumentId: instrument.id }));
  return venues.map((venue) => `quotes.${instrument.id}.${venue.id}`);
}

async function measure(): Promise<void> {
  const env = { DATA_DIR: 'memory:', WERKBANK_CLOCK: journeyClock, WERKBANK_RATE_LIMIT: '10000000' };
  const bank = await startSandbox({ env });
  process.env['SANDBOX_URL'] = bank.url;
  const desks = await Promise.all(customers.map((customer) => openDesk(bank.url, customer)));
  const { visit } = await openDesk(bank.url, demo.bernd);
  const [depot] = await valueOf(new HttpDepotGateway(visit.client).depots());
  const id = depot?.id ?? '';
  // One for both runs: a repeated key is answered without using up its challenge.
  const identifiers = new FakeIdentifiers();
  await placeOrders(desks, warmUpSeconds, identifiers);
  const rows = [
    await placeOrders(desks, seconds, identifiers),
    pages(bank.url, '/ngbrk/', visit.cookie),
    pages(bank.url, '/api/brokerage/clients/user/v3/depots', visit.cookie),
    pages(bank.url, `/api/brokerage/v3/depots/${id}/positions`, visit.cookie),
    pages(bank.url, `/api/brokerage/depots/${id}/v3/orders?paging-count=20`, visit.cookie),
    await streams(bank.url, bernd, listeners, await pricesOf(visit), seconds),
  ];
  printTable(
    `Sandbox bank, PGlite in memory, ${customers.length} customers, 10 readers (goals: 330 transactions, 200 pages; an order is three transactions in three requests)`,
    rows,
  );
  await bank.stop();
}

void measure();
