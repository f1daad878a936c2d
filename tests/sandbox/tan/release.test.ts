import * as fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { inTransaction } from '@sandbox/db/transaction';
import type { SignedIn } from '@sandbox/http/access';
import type { Refusal } from '@sandbox/http/refusal';
import { CHALLENGE_LIFE, issueTan, verifyTan } from '@sandbox/tan/release';
import { unlockTans } from '@sandbox/tan/tan-access';
import { clientIdOf } from '@sandbox/world/demo-customers';
import { openWerkbank, tanHeaders, type Challenge, type Werkbank } from '../support/werkbank';

let werkbank: Werkbank;

beforeAll(async () => {
  werkbank = await openWerkbank();
});

afterAll(() => werkbank.close());

const words = {
  sentence: 'Sie kaufen 10 Stück SAP SE.',
  lines: [{ label: 'Betrag', value: '2.327,50 EUR' }],
};

/** A signed-in customer with nothing counted against her. */
async function caller(zugangsnummer: string, change: Partial<SignedIn> = {}): Promise<SignedIn> {
  const clientId = clientIdOf(zugangsnummer);
  await unlockTans(werkbank.bank.db, werkbank.bank, clientId);
  const customer = await werkbank.bank.db
    .selectFrom('customer')
    .selectAll()
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return {
    clientId,
    sessionId: werkbank.bank.newId(),
    channel: 'portal',
    sessionTanActive: true,
    customer,
    ...change,
  };
}

async function issue(signedIn: SignedIn, body: unknown, typ?: string): Promise<E.Either<Refusal, Challenge>> {
  let header = '';
  const reply = {
    header: (_name: string, value: unknown) => {
      header = String(value);
      return reply;
    },
  };
  const headers = typ === undefined ? {} : { 'x-once-authentication-info': JSON.stringify({ typ }) };
  const issued = await issueTan(werkbank.bank, { headers, signedIn }, Object.assign(reply), {
    purpose: 'ORDER_CREATE',
    body,
    words,
  });
  return E.map((): Challenge => JSON.parse(header))(issued);
}

const challengeOf = (issued: E.Either<Refusal, Challenge>): Challenge => {
  if (E.isLeft(issued)) throw new Error(JSON.stringify(issued.left));
  return issued.right;
};

function verify(
  signedIn: SignedIn,
  body: unknown,
  headers: Record<string, string>,
  purpose = 'ORDER_CREATE',
) {
  return inTransaction(werkbank.bank.db, (tx) =>
    verifyTan(werkbank.bank, tx, { headers, signedIn }, { purpose, body }),
  );
}

async function rightTan(zugangsnummer: string, id: string): Promise<string> {
  const { messages } = await werkbank.telephone(zugangsnummer);
  return messages.find(({ challengeId }) => challengeId === id)?.tan ?? '';
}

const codeOf = (outcome: E.Either<Refusal, unknown>): string =>
  E.isRight(outcome)
    ? 'released'
    : `${String(outcome.left.status)} ${outcome.left.code} ${outcome.left.messages[0]?.key ?? ''}`.trim();

const orderBody = fc.record({
  side: fc.constantFrom('BUY', 'SELL'),
  quantity: fc.record({ value: fc.nat(1000).map(String), unit: fc.constant('XXX') }),
  limit: fc.option(fc.nat(1000).map(String), { nil: undefined }),
  note: fc.string({ maxLength: 8 }),
});

describe('a TAN signs exactly what was shown [TAN-14] [BNK-06]', () => {
  it('releases the same body, whatever the order of its members and whichever of them are null', async () => {
    const anna = await caller('10000001');
    await fc.assert(
      fc.asyncProperty(orderBody, async (body) => {
        const { id } = challengeOf(await issue(anna, body, 'M_TAN'));
        const same = { ...Object.fromEntries(Object.entries(body).reverse()), venueId: null };
        expect(codeOf(await verify(anna, same, tanHeaders(id, await rightTan('10000001', id))))).toBe(
          'released',
        );
      }),
      { numRuns: 15 },
    );
  });

  it('refuses every other body, and the challenge is void from then on', async () => {
    const anna = await caller('10000001');
    await fc.assert(
      fc.asyncProperty(orderBody, orderBody, async (body, other) => {
        fc.pre(JSON.stringify(body) !== JSON.stringify(other));
        await unlockTans(werkbank.bank.db, werkbank.bank, anna.clientId);
        const { id } = challengeOf(await issue(anna, body, 'M_TAN'));
        const tan = await rightTan('10000001', id);
        expect(codeOf(await verify(anna, other, tanHeaders(id, tan)))).toBe(
          '422 precondition.failed fehler-auftrag-weicht-von-freigabe-ab',
        );
        expect(codeOf(await verify(anna, body, tanHeaders(id, tan)))).toBe(
          '422 expired fehler-tan-abgelaufen',
        );
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    [
      'another purpose',
      'ORDER_CANCEL:1',
      {},
      '422 precondition.failed fehler-auftrag-weicht-von-freigabe-ab',
    ],
    [
      'another session of the same customer',
      'ORDER_CREATE',
      { sessionId: 'other' },
      '422 expired fehler-tan-abgelaufen',
    ],
  ])('refuses it for %s', async (_case, purpose, change, expected) => {
    const anna = await caller('10000001');
    const { id } = challengeOf(await issue(anna, { side: 'BUY' }, 'M_TAN'));
    const outcome = await verify(
      { ...anna, ...change },
      { side: 'BUY' },
      tanHeaders(id, await rightTan('10000001', id)),
      purpose,
    );
    expect(codeOf(outcome)).toBe(expected);
  });

  it('works once', async () => {
    const anna = await caller('10000001');
    const { id } = challengeOf(await issue(anna, {}, 'M_TAN'));
    const headers = tanHeaders(id, await rightTan('10000001', id));
    expect(codeOf(await verify(anna, {}, headers))).toBe('released');
    expect(codeOf(await verify(anna, {}, headers))).toBe('422 expired fehler-tan-abgelaufen');
  });

  it('is replaced by the next challenge for the same body', async () => {
    const anna = await caller('10000001');
    const first = challengeOf(await issue(anna, {}, 'M_TAN'));
    const second = challengeOf(await issue(anna, {}, 'P_TAN'));
    expect(codeOf(await verify(anna, {}, tanHeaders(first.id, await rightTan('10000001', first.id))))).toBe(
      '422 expired fehler-tan-abgelaufen',
    );
    expect(codeOf(await verify(anna, {}, tanHeaders(second.id, await rightTan('10000001', second.id))))).toBe(
      'released',
    );
  });
});

describe('the life of a challenge [TAN-10]', () => {
  it('ends after five minutes, to the millisecond', async () => {
    const bank = werkbank.bank;
    await bank.clock.set(bank.db, { speed: 0 });
    const anna = await caller('10000001');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 * CHALLENGE_LIFE }), async (later) => {
        await unlockTans(bank.db, bank, anna.clientId);
        const { id } = challengeOf(await issue(anna, {}, 'M_TAN'));
        const tan = await rightTan('10000001', id);
        await bank.clock.set(bank.db, { at: bank.clock.now() + later });
        expect(codeOf(await verify(anna, {}, tanHeaders(id, tan)))).toBe(
          later < CHALLENGE_LIFE ? 'released' : '422 expired fehler-tan-abgelaufen',
        );
      }),
      { numRuns: 15, examples: [[CHALLENGE_LIFE - 1], [CHALLENGE_LIFE]] },
    );
    await bank.clock.set(bank.db, { speed: 1 });
  });
});

describe('the lock [BNK-06]', () => {
  const WRONG = 'x';

  it('comes with the third wrong TAN in a row, over all challenges; a right one starts the count anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (attempts) => {
        const anna = await caller('10000001');
        let wrongInARow = 0;
        for (const isRight of attempts) {
          const issued = await issue(anna, {}, 'M_TAN');
          if (wrongInARow === 3) {
            expect(codeOf(issued)).toBe('422 access_denied fehler-tan-gesperrt');
            return;
          }
          const { id, triesLeft } = challengeOf(issued);
          expect(triesLeft).toBe(3 - wrongInARow);
          const outcome = await verify(
            anna,
            {},
            tanHeaders(id, isRight ? await rightTan('10000001', id) : WRONG),
          );
          wrongInARow = isRight ? 0 : wrongInARow + 1;
          expect(codeOf(outcome)).toBe(
            isRight
              ? 'released'
              : wrongInARow < 3
                ? '400 TAN_UNGUELTIG TAN_UNGUELTIG'
                : '422 access_denied fehler-tan-gesperrt',
          );
        }
      }),
      { numRuns: 12, examples: [[[false, false, false, true]], [[false, false, true, false, false]]] },
    );
  });

  it('says how many tries are left', async () => {
    const anna = await caller('10000001');
    const { id } = challengeOf(await issue(anna, {}, 'M_TAN'));
    const outcome = await verify(anna, {}, tanHeaders(id, WRONG));
    expect(E.isLeft(outcome) && outcome.left.messages[0]).toMatchObject({
      key: 'TAN_UNGUELTIG',
      args: { triesLeft: 2 },
    });
  });

  it('counts attempts at the same moment one by one', async () => {
    const anna = await caller('10000001');
    const { id } = challengeOf(await issue(anna, {}, 'M_TAN'));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => verify(anna, {}, tanHeaders(id, WRONG))),
    );
    expect(outcomes.map(codeOf).filter((code) => code.startsWith('400'))).toHaveLength(2);
  });

  it('comes with the sixth challenge when five were not used', async () => {
    const anna = await caller('10000001');
    const left: (number | undefined)[] = [];
    for (let count = 0; count < 5; count += 1)
      left.push(challengeOf(await issue(anna, { count }, 'P_TAN')).challengesLeft);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(codeOf(await issue(anna, {}, 'P_TAN'))).toBe('422 access_denied fehler-tan-gesperrt');
  });
});

describe('the method [TAN-09]', () => {
  it.each([
    ['the favourite when none is named', '10000001', {}, undefined, 'P_TAN_PUSH'],
    ['the one that is named', '10000001', {}, 'M_TAN', 'M_TAN'],
    [
      'none for a portal session without the agreement, though its session TAN is active',
      '10000003',
      {},
      undefined,
      'P_TAN',
    ],
    ['TAN_FREI by agreement', '10000011', {}, undefined, 'TAN_FREI'],
    [
      'no TAN_FREI by agreement before the session TAN is active',
      '10000011',
      { sessionTanActive: false },
      undefined,
      'M_TAN',
    ],
    ['TAN_FREI for a program', '10000002', { channel: 'program' as const }, undefined, 'TAN_FREI'],
  ])('is %s', async (_case, zugangsnummer, change, typ, expected) => {
    expect(challengeOf(await issue(await caller(zugangsnummer, change), {}, typ)).typ).toBe(expected);
  });

  it.each([
    ['one the customer does not have', '10000003', 'M_TAN'],
    ['the app, which is delivered and never offered', '10000001', 'P_TAN_APP'],
    ['TAN_FREI on wish', '10000001', 'TAN_FREI'],
    ['nonsense', '10000001', '__proto__'],
  ])('is never %s', async (_case, zugangsnummer, typ) => {
    expect(codeOf(await issue(await caller(zugangsnummer), {}, typ))).toBe(
      '400 request.object.invalid fehler-tan-verfahren-nicht-verfuegbar',
    );
  });

  it('TAN_FREI needs the id alone, and still the same body', async () => {
    const klara = await caller('10000011');
    const { id, ...rest } = challengeOf(await issue(klara, { side: 'BUY' }));
    expect(rest).toEqual({ typ: 'TAN_FREI' });
    expect(codeOf(await verify(klara, { side: 'SELL' }, tanHeaders(id)))).toBe(
      '422 precondition.failed fehler-auftrag-weicht-von-freigabe-ab',
    );
    const again = challengeOf(await issue(klara, { side: 'BUY' }));
    expect(codeOf(await verify(klara, { side: 'BUY' }, tanHeaders(again.id)))).toBe('released');
  });
});

describe('the headers [TAN-13]', () => {
  it.each([
    [
      'id and TAN in the info header',
      (id: string, tan: string) => ({ 'x-once-authentication-info': JSON.stringify({ id, tan }) }),
    ],
    ['id in one, JSON in the other', (id: string, tan: string) => tanHeaders(id, tan)],
    [
      'plain TAN, as programs send it',
      (id: string, tan: string) => ({
        'x-once-authentication-info': JSON.stringify({ id }),
        'x-once-authentication': tan,
      }),
    ],
  ])('are understood: %s', async (_case, headersOf) => {
    const anna = await caller('10000001');
    const { id } = challengeOf(await issue(anna, {}, 'M_TAN'));
    expect(codeOf(await verify(anna, {}, headersOf(id, await rightTan('10000001', id))))).toBe('released');
  });

  it.each([
    ['no headers at all', {}, '400 request.object.invalid fehler-tan-fehlt'],
    [
      'no JSON',
      { 'x-once-authentication-info': 'hello' },
      '400 request.object.invalid fehler-tan-header-ungueltig',
    ],
    [
      'a number as id',
      { 'x-once-authentication-info': '{"id":1}' },
      '400 request.object.invalid fehler-tan-header-ungueltig',
    ],
    [
      'two different ids',
      { 'x-once-authentication-info': '{"id":"a"}', 'x-once-authentication': '{"id":"b","tan":"1"}' },
      '400 request.object.invalid fehler-tan-header-ungueltig',
    ],
    [
      'an unknown id',
      { 'x-once-authentication-info': '{"id":"nobody"}' },
      '422 expired fehler-tan-abgelaufen',
    ],
  ])('are refused without counting: %s', async (_case, headers, expected) => {
    const anna = await caller('10000001');
    expect(codeOf(await verify(anna, {}, { ...headers }))).toBe(expected);
    expect(challengeOf(await issue(anna, {}, 'M_TAN')).triesLeft).toBe(3);
  });
});
