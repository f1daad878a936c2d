import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import type { KnowledgeAnswer, ProductGroupAnswer } from '@sandbox/areas/knowledge/knowledge-schema';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

const CATALOGUE = '/api/brokerage/v1/productgroups';
const OWN = '/api/brokerage/persons/user/v1/productgroups';
const DAY = 86_400;
const GROUP = 'optionsscheine';

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;
let mina: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank();
});
beforeEach(async () => {
  await werkbank.bank.reset();
  [anna, bernd, mina] = (await Promise.all(
    ['10000001', '10000002', '10000013'].map(async (number) =>
      (await werkbank.signIn(number)).activateSession(),
    ),
  )) as [PortalCustomer, PortalCustomer, PortalCustomer];
});
afterAll(() => werkbank.close());

type Values<T> = { readonly values: readonly T[] };
type Quiz = NonNullable<ProductGroupAnswer['questions']>;

const catalogue = async (customer: PortalCustomer, query = ''): Promise<readonly ProductGroupAnswer[]> =>
  (await customer.get(`${CATALOGUE}${query}`)).json<Values<ProductGroupAnswer>>().values;
const own = async (customer: PortalCustomer, id = GROUP): Promise<KnowledgeAnswer> => {
  const found = (await customer.get(OWN))
    .json<Values<KnowledgeAnswer>>()
    .values.find(({ productGroupId }) => productGroupId === id);
  if (found === undefined) throw new Error('No such group');
  return found;
};
const quiz = async (customer: PortalCustomer): Promise<Quiz> =>
  (await customer.get(`${CATALOGUE}/${GROUP}?with-attr=questions`)).json<ProductGroupAnswer>().questions ??
  [];
const answer = (customer: PortalCustomer, questionId: string, answerId: string) =>
  customer.get(`${CATALOGUE}/${GROUP}/${questionId}/${answerId}`);

/** The answers of the content, right and wrong, of a question as the customer is asked it. */
function answersTo({ text, answers }: Quiz[number]) {
  const question = GROUPS.find(({ id }) => id === GROUP)?.questions.find(({ text: { de } }) => de === text);
  const right = answers.find((each) => each.text === question?.answers[0].de)?.answerId ?? '';
  return { right, wrong: answers.map(({ answerId }) => answerId).filter((id) => id !== right) };
}

describe('the catalogue [KNO-01]', () => {
  it('names groups by kind and class, and says what each lets one trade', async () => {
    expect((await catalogue(anna))[0]).toEqual({
      productGroupId: 'etf',
      name: 'Börsengehandelte Indexfonds (ETF)',
      kind: 'MOST_TRADED',
      knowledgeClass: 'BASIC',
      targetMarkets: ['BASIC', 'ADVANCED', 'EXPERT', 'SPECIAL'],
      allows: 'ETFs ohne Hebel, einmalig und im Sparplan',
    });
  });

  it('is cut to target markets', async () => {
    const classes = (groups: readonly ProductGroupAnswer[]) =>
      new Set(groups.map(({ knowledgeClass }) => knowledgeClass));
    expect(classes(await catalogue(anna, '?targetmarkets=BASIC'))).toEqual(new Set(['BASIC']));
    expect(classes(await catalogue(anna, '?targetmarkets=BASIC,EXPERT'))).toEqual(
      new Set(['BASIC', 'ADVANCED', 'EXPERT']),
    );
  });

  it('adds media, questions and relevance only where they are asked for', async () => {
    const [plain] = await catalogue(anna);
    const [full] = await catalogue(anna, '?with-attr=media,questions,applicationRelevance');
    expect(Object.keys(plain ?? {})).not.toEqual(expect.arrayContaining(['media', 'questions']));
    expect(full?.media?.map(({ type }) => type)).toEqual(['PDF', 'VIDEO', 'IMAGE']);
    expect(full?.questions).toHaveLength(6);
    expect(full?.applicationRelevance).toBe(true);
  });

  it('speaks English to who prefers it', async () => {
    const answered = await anna.get(`${CATALOGUE}/aktien`, { 'accept-language': 'en-GB,en;q=0.9' });
    expect(answered.json<ProductGroupAnswer>().name).toBe('Shares');
  });

  it('does not know other groups', async () => {
    expect((await anna.get(`${CATALOGUE}/lotto`)).statusCode).toBe(404);
  });
});

describe('media [KNO-02]', () => {
  it.each([
    ['pdf', 'application/pdf', '%PDF-'],
    ['svg', 'image/svg+xml', '<svg '],
    ['vtt', 'text/vtt', 'WEBVTT'],
  ])('each group has its %s in both languages', async (ending, type, begin) => {
    for (const { id } of GROUPS) {
      for (const language of ['de', 'en']) {
        const file = await anna.get(`/media/wissen/${id}.${language}.${ending}`);
        expect([id, file.statusCode, String(file.headers['content-type'])]).toEqual([
          id,
          200,
          expect.stringContaining(type),
        ]);
        expect(file.body.startsWith(begin)).toBe(true);
      }
    }
  });

  it('each group has a film, whole or from the byte asked for', async () => {
    for (const { id } of GROUPS) {
      const whole = await anna.get(`/media/wissen/${id}.webm`);
      expect(whole.rawPayload.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
      const part = await anna.get(`/media/wissen/${id}.webm`, { range: 'bytes=4-7' });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload.equals(whole.rawPayload.subarray(4, 8))).toBe(true);
      expect(part.headers['content-range']).toBe(`bytes 4-7/${whole.rawPayload.length}`);
    }
  });
});

describe('experience', () => {
  it('opens the path of the groups it is said of, and proves nothing', async () => {
    const said = await mina.post(CATALOGUE, {
      groups: [
        { productGroupId: GROUP, experience: '1-4' },
        { productGroupId: 'etf', experience: '0' },
      ],
    });
    expect(said.statusCode).toBe(200);
    expect(await own(mina)).toMatchObject({
      status: 'PROGRESS',
      step: 'EXPERTISE',
      experience: { transactions: '1-4' },
      triesLeft: 3,
      lockedUntil: null,
    });
    expect(await own(mina, 'etf')).toMatchObject({ experience: { transactions: '0' } });
    expect(await own(mina, 'fonds')).toMatchObject({
      status: 'UNVERIFIED',
      step: 'EXPERIENCE',
      experience: null,
    });
  });

  it.each([
    ['an unknown group', [{ productGroupId: 'lotto', experience: '0' }], 404],
    [
      'a group twice',
      [
        { productGroupId: 'etf', experience: '0' },
        { productGroupId: 'etf', experience: '>10' },
      ],
      422,
    ],
    ['an unknown experience', [{ productGroupId: 'etf', experience: '3' }], 400],
    ['nothing', [], 400],
  ])('saves nothing of %s', async (_case, groups, status) => {
    expect((await mina.post(CATALOGUE, { groups })).statusCode).toBe(status);
    expect(await own(mina, 'etf')).toMatchObject({ step: 'EXPERIENCE' });
  });
});

describe('the quiz [KNO-02]', () => {
  it('is passed by the right answer to every question', async () => {
    for (const question of await quiz(anna)) {
      expect((await own(anna)).status).not.toBe('VERIFIED');
      expect((await answer(anna, question.questionId, answersTo(question).right)).statusCode).toBe(200);
    }
    expect(await own(anna)).toMatchObject({ status: 'VERIFIED', step: 'SUCCESSFUL', triesLeft: 3 });
  });

  it('counts a wrong answer once, however often it is sent, and the third one locks for a day', async () => {
    const [first, second] = await quiz(anna);
    if (first === undefined || second === undefined) throw new Error('No questions');
    const [wrong, other] = answersTo(first).wrong;
    const again = await Promise.all(
      Array.from({ length: 100 }, () => answer(anna, first.questionId, wrong ?? '')),
    );
    expect(new Set(again.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    expect(await own(anna)).toMatchObject({ status: 'PROGRESS', step: 'QUIZ', triesLeft: 2 });

    await answer(anna, first.questionId, other ?? '');
    const third = await answer(anna, second.questionId, answersTo(second).wrong[0] ?? '');
    expect(third.json<{ messages: object[] }>().messages).toEqual([
      expect.objectContaining({
        key: 'fehler-wissenstest-gesperrt',
        args: { until: expect.stringMatching(/^2026-11-24T10:00:0/) },
      }),
    ]);
    expect(await own(anna)).toMatchObject({ status: 'LOCKED', step: 'UNSUCCESSFUL', triesLeft: 0 });
    expect((await answer(anna, first.questionId, answersTo(first).right)).statusCode).toBe(422);
  });

  it('lets a hundred guesses at once through as far as there are tries', async () => {
    const guesses = (await quiz(anna)).flatMap(({ questionId, answers }) =>
      answers.map(({ answerId }) => answer(anna, questionId, answerId)),
    );
    await Promise.all(guesses);
    expect(await own(anna)).toMatchObject({ status: 'LOCKED', triesLeft: 0 });
  });

  it('asks again after the pause, in other words only for the ids, and the next pause is longer', async () => {
    const before = await quiz(anna);
    const spend = async (): Promise<void> => {
      const [question] = await quiz(anna);
      if (question === undefined) throw new Error('No questions');
      for (const wrong of answersTo(question).wrong) await answer(anna, question.questionId, wrong);
    };
    await spend();
    await werkbank.advance(DAY);
    const after = await quiz(anna);
    expect(await own(anna)).toMatchObject({ status: 'PROGRESS', triesLeft: 3, lockedUntil: null });
    expect(new Set(after.map(({ text }) => text))).toEqual(new Set(before.map(({ text }) => text)));
    const ids = (asked: Quiz) =>
      asked.flatMap(({ questionId, answers }) => [questionId, ...answers.map(({ answerId }) => answerId)]);
    expect(ids(after).filter((id) => ids(before).includes(id))).toEqual([]);

    await spend();
    await werkbank.advance(DAY);
    expect(await own(anna)).toMatchObject({ status: 'LOCKED' });
    await werkbank.advance(DAY);
    expect(await own(anna)).toMatchObject({ status: 'PROGRESS', triesLeft: 3 });
  });

  it('has other ids for other customers, and knows none but its own', async () => {
    const [theirs] = await quiz(bernd);
    if (theirs === undefined) throw new Error('No questions');
    expect((await answer(anna, theirs.questionId, answersTo(theirs).right)).statusCode).toBe(404);
    expect(await own(anna)).toMatchObject({ triesLeft: 3 });
  });

  it('refreshes who has passed without taking a try', async () => {
    for (const question of await quiz(anna))
      await answer(anna, question.questionId, answersTo(question).right);
    const [question] = await quiz(anna);
    if (question === undefined) throw new Error('No questions');
    expect((await answer(anna, question.questionId, answersTo(question).wrong[0] ?? '')).statusCode).toBe(
      422,
    );
    expect(await own(anna)).toMatchObject({ status: 'VERIFIED', triesLeft: 3 });
  });
});
