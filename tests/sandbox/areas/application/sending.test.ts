import { products } from '@domain/product-application/engine/product';
import { applicationFor } from '@domain/product-application/products/products';
import { openWerkbank, PortalCustomer, tanHeaders, tanOf, type Werkbank } from '../../support/werkbank';
import {
  Stranger,
  applied,
  byTelephone,
  jointWith,
  proofOf,
  shown,
  signedInBy,
  validated,
  values,
} from './applying';
import { singleDepot, wire, type Said } from './sample-fields';

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;
let paula: Stranger;
beforeAll(async () => {
  werkbank = await openWerkbank({ requestsPerMinute: 1_000_000 });
});
/** A fresh world with two customers, and somebody who is none. */
async function begin(): Promise<void> {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
  paula = new Stranger(werkbank);
  await paula.open('depot');
}
afterAll(() => werkbank.close());

const DEPOT = '/api/antrag/depot';
const APPLICATIONS = '/api/customer/participants/user/v1/applications';
const body = (said: Said = singleDepot()) => ({ fields: wire(said) });
const keyed = () => ({ 'idempotency-key': werkbank.bank.newId() });
/** Of a customer of the demo world. */
const access = { zugangsnummer: '10000002', pin: '222222' };
const countOf = async (): Promise<number> =>
  (await werkbank.bank.db.selectFrom('application').select('application_id').execute()).length;

describe('sending once [APP-13]', () => {
  beforeEach(begin);

  it('a hundred equal calls at once make one application, and all are answered the same', async () => {
    const { number, answer } = await validated(paula, 'depot', singleDepot());
    const headers = { ...(await proofOf(werkbank, number, answer)), ...keyed() };
    const answers = await Promise.all(Array.from({ length: 100 }, () => paula.post(DEPOT, body(), headers)));
    expect(new Set(answers.map(({ statusCode, body: text }) => `${String(statusCode)} ${text}`)).size).toBe(
      1,
    );
    expect(answers[0]?.statusCode).toBe(201);
    expect(await countOf()).toBe(1);
    const told = await paula.get(`/api/antrag-intents/${headers['idempotency-key']}`);
    expect(told.json()).toMatchObject({
      kind: 'APPLICATION',
      state: 'DONE',
      result: { applicationNumber: number },
    });
  });

  it('a wrong TAN decides nothing, and the third locks; other fields than those signed are refused', async () => {
    const { number, answer } = await validated(paula, 'depot', singleDepot());
    const { id } = tanOf(answer);
    const key = keyed();
    const wrong = () => paula.post(DEPOT, body(), { ...tanHeaders(id, '999999'), ...key });
    expect((await wrong()).json()).toMatchObject({ code: 'TAN_UNGUELTIG' });
    const right = await paula.post(DEPOT, body(), { ...(await proofOf(werkbank, number, answer)), ...key });
    expect(right.statusCode).toBe(201);
    const second = await validated(paula, 'depot', singleDepot());
    const proof = await proofOf(werkbank, second.number, second.answer);
    const other = { ...singleDepot(), 'AUSZAHLUNG_KONTO.KONTO_ID': 'DE75512108001245126199' };
    const changed = await paula.post(DEPOT, body(other), { ...proof, ...keyed() });
    expect(changed.body).toContain('fehler-auftrag-weicht-von-freigabe-ab');
    expect(await countOf()).toBe(1);
  });
});

describe('who may send [APP-13]', () => {
  beforeAll(begin);

  it('a stranger only from their own page, with a cookie of the bank', async () => {
    const url = `${DEPOT}/prevalidation`;
    expect((await paula.post(url, body(), { 'x-xsrf-token': 'wrong' })).statusCode).toBe(403);
    const forged = new Stranger(werkbank);
    expect((await forged.post(url, body())).statusCode).toBe(403);
    forged.cookies = { 'XSRF-TOKEN': 'made.up' };
    expect((await forged.post(url, body())).statusCode).toBe(403);
    expect((await paula.post(url, body())).statusCode).toBe(200);
  });

  it.each(products)('%s is for customers alone where its flow says so', async (product) => {
    const status = applicationFor(product, []).signIn === 'required' ? 401 : 200;
    expect((await paula.get(`/api/antrag/${product}/configuration`)).statusCode).toBe(status);
    const url = `/api/antrag/${product}/prevalidation`;
    expect((await paula.post(url, { fields: [] })).statusCode).toBe(status);
  });

  it('another stranger releases nothing, nor reads what became of a key', async () => {
    const { number, answer } = await validated(paula, 'depot', singleDepot());
    const proof = await proofOf(werkbank, number, answer);
    const other = new Stranger(werkbank);
    await other.open('depot');
    expect((await other.post(DEPOT, body(), { ...proof, ...keyed() })).statusCode).toBe(400);
    await validated(other, 'depot', singleDepot('15155599999'));
    expect((await other.post(DEPOT, body(), { ...proof, ...keyed() })).json()).toMatchObject({
      code: 'expired',
    });
    const headers = { ...proof, ...keyed() };
    await paula.post(DEPOT, body(), headers);
    const told = await other.get(`/api/antrag-intents/${headers['idempotency-key']}`);
    expect(told.json()).toMatchObject({ state: 'UNKNOWN', result: null });
  });

  it('who signs in asks about the keys they sent as a stranger, and voids them; nobody else does', async () => {
    const { number, answer } = await validated(paula, 'depot', singleDepot());
    const sent = { ...(await proofOf(werkbank, number, answer)), ...keyed() };
    await paula.post(DEPOT, body(), sent);
    const told = `/api/antrag-intents/${sent['idempotency-key']}`;
    const never = `/api/antrag-intents/${werkbank.bank.newId()}`;

    const signedIn = await (await signedInBy(werkbank, access, paula.cookies)).activateSession();
    expect((await signedIn.get(told)).json()).toMatchObject({
      state: 'DONE',
      result: { applicationNumber: number },
    });
    expect((await signedIn.get(never)).json()).toMatchObject({ state: 'UNKNOWN' });
    expect((await signedIn.delete(never)).json()).toMatchObject({ state: 'VOID' });
    expect((await signedIn.get(never)).json()).toMatchObject({ state: 'VOID' });

    const forged = { ...anna.cookies, DWFORMER: 'made.up' };
    for (const other of [anna, new PortalCustomer(werkbank, anna.zugangsnummer, forged)])
      for (const answered of [await other.get(told), await other.delete(told)])
        expect(answered.statusCode).toBe(404);
  });

  it('the stranger that somebody was is forgotten as they sign out', async () => {
    const signedIn = await signedInBy(werkbank, access, paula.cookies);
    expect(signedIn.cookies).toHaveProperty('DWFORMER');
    const left = await werkbank.inject({ url: '/lp/wt/logout', cookies: { ...signedIn.cookies } });
    expect(left.cookies).toContainEqual(
      expect.objectContaining({ name: 'DWFORMER', value: '', path: '/api/' }),
    );
  });

  it('the key is needed, and a change is no POST', async () => {
    const { number, answer } = await validated(paula, 'depot', singleDepot());
    expect((await paula.post(DEPOT, body(), await proofOf(werkbank, number, answer))).statusCode).toBe(400);
    expect((await anna.post('/api/antrag/karte', { fields: [] }, keyed())).statusCode).toBe(404);
    expect((await anna.patch(DEPOT, body(), keyed())).statusCode).toBe(404);
  });
});

describe('two persons [APP-13]', () => {
  beforeEach(begin);

  const withBernd = (): Promise<Said> => jointWith(bernd);

  it('the second one, a customer too, releases with their own TAN, once', async () => {
    const { applicationId, state } = await applied(anna, 'depot', await withBernd());
    expect(state).toBe('WAITING_FOR_SECOND');
    expect(await values(bernd, APPLICATIONS)).toMatchObject([
      { applicationId, ownRole: 'I2', canRelease: true },
    ]);
    expect(await values(anna, APPLICATIONS)).toMatchObject([
      { applicationId, ownRole: 'I1', canRelease: false },
    ]);
    const release = `${APPLICATIONS}/${applicationId}/release`;
    expect((await anna.post(`${release}/validation`, {})).statusCode).toBe(422);
    const asked = await bernd.post(`${release}/validation`, {});
    expect(asked.statusCode).toBe(201);
    const headers = { ...tanHeaders(tanOf(asked).id, '000000'), ...keyed() };
    const released = await Promise.all([1, 2, 3].map(() => bernd.post(release, {}, headers)));
    expect(new Set(released.map(({ statusCode, body: text }) => `${String(statusCode)} ${text}`)).size).toBe(
      1,
    );
    expect(released[0]?.json()).toMatchObject({ state: 'REVIEW', canRelease: false });
    await werkbank.advance(121);
    expect(await values(anna, APPLICATIONS)).toMatchObject([{ state: 'OPENED' }]);
  });

  it('a wrong name finds nobody, and the application waits for a telephone', async () => {
    const said = { ...(await withBernd()), 'PERSON.NAME_I2': 'Falsch' };
    const { applicationId } = await applied(anna, 'depot', said);
    expect(await values(bernd, APPLICATIONS)).toEqual([]);
    expect((await bernd.get(`${APPLICATIONS}/${applicationId}`)).statusCode).toBe(404);
    const declined = await byTelephone(werkbank, '10000001', applicationId, { kind: 'decline' });
    expect(declined.statusCode).toBe(204);
    expect(await values(anna, APPLICATIONS)).toMatchObject([
      { state: 'REFUSED', reason: { key: 'SECOND_DECLINED' } },
    ]);
  });

  it.each([
    ['SECOND_LATE', 14 * 86_400 + 1, false],
    ['IDENTIFICATION_LATE', 30 * 86_400 + 61, true],
  ])('anyone who waits too long is refused: %s', async (reason, seconds, isAlone) => {
    const { number } = isAlone
      ? await applied(paula, 'depot', singleDepot())
      : await applied(anna, 'depot', await withBernd());
    await werkbank.advance(seconds);
    const owner = isAlone ? number : '10000001';
    const { applications } = await shown(werkbank, owner);
    expect(applications[0]?.state).toBe('REFUSED');
    const row = await werkbank.bank.db.selectFrom('application').select('reason').executeTakeFirstOrThrow();
    expect(row.reason).toBe(reason);
  });

  it('the page of the telephone shows what is to be done, and does it', async () => {
    const { number, applicationId } = await applied(paula, 'depot', singleDepot());
    await werkbank.advance(61);
    const page = () => werkbank.inject({ url: `/telefon?wer=${number}` });
    expect((await page()).body).toContain('Videoanruf mit Paula Neumann');
    await werkbank.inject({
      method: 'POST',
      url: '/telefon/antrag',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        wer: number,
        id: applicationId,
        kind: 'identify',
        role: 'I1',
      }).toString(),
    });
    expect((await page()).body).toContain('In Prüfung');
    await werkbank.advance(121);
    expect((await page()).body).toContain('Eröffnet');
    expect((await page()).body).toContain('Brief der Werkbank');
  });

  it('a failed identification ends it, and nobody decides twice', async () => {
    const { number, applicationId } = await applied(paula, 'depot', singleDepot());
    await werkbank.advance(61);
    const fail = () => byTelephone(werkbank, number, applicationId, { kind: 'fail', role: 'I1' });
    expect((await fail()).statusCode).toBe(204);
    expect((await fail()).statusCode).toBe(422);
    expect((await byTelephone(werkbank, number, applicationId, { kind: 'release' })).statusCode).toBe(422);
    expect((await byTelephone(werkbank, '10000002', applicationId, { kind: 'release' })).statusCode).toBe(
      404,
    );
    const events = await werkbank.bank.db
      .selectFrom('order_event')
      .select(['topic', 'detail'])
      .where('topic', 'is not', null)
      // The plans of the seeded world buy meanwhile.
      .where('topic', 'not like', 'savingsplans.%')
      .execute();
    expect(new Set(events.map(({ topic }) => topic))).toEqual(new Set(['applications', 'notifications']));
    expect(
      events.filter(({ topic }) => topic === 'notifications').map(({ detail }) => detail),
    ).toContainEqual(
      expect.objectContaining({
        title: { kind: 'APPLICATION', args: { product: 'depot', number, state: 'REFUSED' } },
      }),
    );
  });
});
