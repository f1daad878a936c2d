import { fc } from '@tests/support/properties';
import * as E from 'fp-ts/Either';
import { CHALLENGE_LIFE } from '@sandbox/areas/tan/store/challenge-record';
import { unlockTans } from '@sandbox/areas/tan/store/tan-access';
import { openWerkbank, tanHeaders, type Werkbank } from '../../support/werkbank';
import { challengeOf, codeOf, TanTasks } from './tan-tasks';

let werkbank: Werkbank;
let tans: TanTasks;

beforeAll(async () => {
  werkbank = await openWerkbank();
  tans = new TanTasks(werkbank);
});

afterAll(() => werkbank.close());

const orderBody = fc.record({
  side: fc.constantFrom('BUY', 'SELL'),
  quantity: fc.record({ value: fc.nat(1000).map(String), unit: fc.constant('XXX') }),
  limit: fc.option(fc.nat(1000).map(String), { nil: undefined }),
  note: fc.string({ maxLength: 8 }),
});

describe('a TAN signs exactly what was shown [TAN-14] [BNK-06]', () => {
  it('releases the same body, whatever the order of its members and whichever of them are null', async () => {
    const anna = await tans.caller('10000001');
    await fc.assert(
      fc.asyncProperty(orderBody, async (body) => {
        const { id } = challengeOf(await tans.issue(anna, body, 'M_TAN'));
        const same = { ...Object.fromEntries(Object.entries(body).reverse()), venueId: null };
        expect(
          codeOf(await tans.verify(anna, same, tanHeaders(id, await tans.rightTan('10000001', id)))),
        ).toBe('released');
      }),
      { numRuns: 15 },
    );
  });

  it('refuses every other body, and the challenge is void from then on', async () => {
    const anna = await tans.caller('10000001');
    await fc.assert(
      fc.asyncProperty(orderBody, orderBody, async (body, other) => {
        fc.pre(JSON.stringify(body) !== JSON.stringify(other));
        await unlockTans(werkbank.bank.db, werkbank.bank, anna.clientId);
        const { id } = challengeOf(await tans.issue(anna, body, 'M_TAN'));
        const tan = await tans.rightTan('10000001', id);
        expect(codeOf(await tans.verify(anna, other, tanHeaders(id, tan)))).toBe(
          '422 precondition.failed fehler-auftrag-weicht-von-freigabe-ab',
        );
        expect(codeOf(await tans.verify(anna, body, tanHeaders(id, tan)))).toBe(
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
    const anna = await tans.caller('10000001');
    const { id } = challengeOf(await tans.issue(anna, { side: 'BUY' }, 'M_TAN'));
    const outcome = await tans.verify(
      { ...anna, ...change },
      { side: 'BUY' },
      tanHeaders(id, await tans.rightTan('10000001', id)),
      purpose,
    );
    expect(codeOf(outcome)).toBe(expected);
  });

  it('works once', async () => {
    const anna = await tans.caller('10000001');
    const { id } = challengeOf(await tans.issue(anna, {}, 'M_TAN'));
    const headers = tanHeaders(id, await tans.rightTan('10000001', id));
    expect(codeOf(await tans.verify(anna, {}, headers))).toBe('released');
    expect(codeOf(await tans.verify(anna, {}, headers))).toBe('422 expired fehler-tan-abgelaufen');
  });

  it('is replaced by the next challenge for the same body', async () => {
    const anna = await tans.caller('10000001');
    const first = challengeOf(await tans.issue(anna, {}, 'M_TAN'));
    const second = challengeOf(await tans.issue(anna, {}, 'P_TAN'));
    expect(
      codeOf(await tans.verify(anna, {}, tanHeaders(first.id, await tans.rightTan('10000001', first.id)))),
    ).toBe('422 expired fehler-tan-abgelaufen');
    expect(
      codeOf(await tans.verify(anna, {}, tanHeaders(second.id, await tans.rightTan('10000001', second.id)))),
    ).toBe('released');
  });
});

describe('the life of a challenge [TAN-10]', () => {
  it('ends after five minutes, to the millisecond', async () => {
    const bank = werkbank.bank;
    await bank.clock.set(bank.db, { speed: 0 });
    const anna = await tans.caller('10000001');
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 2 * CHALLENGE_LIFE }), async (later) => {
        await unlockTans(bank.db, bank, anna.clientId);
        const { id } = challengeOf(await tans.issue(anna, {}, 'M_TAN'));
        const tan = await tans.rightTan('10000001', id);
        await bank.clock.set(bank.db, { at: bank.clock.now() + later });
        expect(codeOf(await tans.verify(anna, {}, tanHeaders(id, tan)))).toBe(
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

  it('comes with the third wrong TAN in a row, over all challenges; a right one starts the count again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (attempts) => {
        const anna = await tans.caller('10000001');
        let wrongInARow = 0;
        for (const isRight of attempts) {
          const issued = await tans.issue(anna, {}, 'M_TAN');
          if (wrongInARow === 3) {
            expect(codeOf(issued)).toBe('422 access_denied fehler-tan-gesperrt');
            return;
          }
          const { id, triesLeft } = challengeOf(issued);
          expect(triesLeft).toBe(3 - wrongInARow);
          const outcome = await tans.verify(
            anna,
            {},
            tanHeaders(id, isRight ? await tans.rightTan('10000001', id) : WRONG),
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
    const anna = await tans.caller('10000001');
    const { id } = challengeOf(await tans.issue(anna, {}, 'M_TAN'));
    const outcome = await tans.verify(anna, {}, tanHeaders(id, WRONG));
    expect(E.isLeft(outcome) && outcome.left.messages[0]).toMatchObject({
      key: 'TAN_UNGUELTIG',
      args: { triesLeft: 2 },
    });
  });

  it('counts attempts at the same moment one by one', async () => {
    const anna = await tans.caller('10000001');
    const { id } = challengeOf(await tans.issue(anna, {}, 'M_TAN'));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => tans.verify(anna, {}, tanHeaders(id, WRONG))),
    );
    expect(outcomes.map(codeOf).filter((code) => code.startsWith('400'))).toHaveLength(2);
  });

  it('comes with the sixth challenge when five were not used', async () => {
    const anna = await tans.caller('10000001');
    const left: (number | undefined)[] = [];
    for (let count = 0; count < 5; count += 1)
      left.push(challengeOf(await tans.issue(anna, { count }, 'P_TAN')).challengesLeft);
    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(codeOf(await tans.issue(anna, {}, 'P_TAN'))).toBe('422 access_denied fehler-tan-gesperrt');
  });
});
