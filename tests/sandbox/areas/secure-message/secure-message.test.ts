import { ANSWERED_AFTER, answerMessages } from '@sandbox/areas/secure-message/answer-messages';
import type { MessageAnswer } from '@sandbox/areas/secure-message/message-schema';
import type { NotificationAnswer } from '@sandbox/areas/notification/notification-schema';
import { openWerkbank, type PortalCustomer, type Werkbank } from '../../support/werkbank';

const LIST = '/api/messages/v1/securemessages';
const TOLD = '/api/messages/v1/notifications';
const asked = {
  topic: 'ORDER',
  reference: '0012-3456',
  text: 'Warum ist meine Order noch offen?\n\nGruß',
  language: 'de',
} as const;

let werkbank: Werkbank;
let anna: PortalCustomer;
let bernd: PortalCustomer;

beforeAll(async () => {
  werkbank = await openWerkbank();
});
beforeEach(async () => {
  await werkbank.bank.reset();
  anna = await (await werkbank.signIn('10000001')).activateSession();
  bernd = await (await werkbank.signIn('10000002')).activateSession();
});
afterAll(() => werkbank.close());

const keyed = (key = werkbank.bank.newId()) => ({ 'idempotency-key': key });
const sent = async (customer: PortalCustomer, body: object = asked) =>
  (await customer.post(LIST, body, keyed())).json<MessageAnswer>();
const listOf = async (customer: PortalCustomer) =>
  (await customer.get(LIST)).json<{ values: MessageAnswer[] }>().values;
const told = async (customer: PortalCustomer) =>
  (await customer.get(`${TOLD}?paging-count=100`))
    .json<{ values: NotificationAnswer[] }>()
    .values.filter(({ kind }) => kind === 'MESSAGE');

/** Lets the bank's clock go on until messages are answered. */
async function answered(): Promise<void> {
  await werkbank.advance(ANSWERED_AFTER / 1000);
  await answerMessages(werkbank.bank);
}

describe('messages to the bank [CUS-02]', () => {
  it('keeps what was written, word for word, for its writer alone', async () => {
    const made = await anna.post(LIST, asked, keyed());
    expect(made.statusCode).toBe(201);
    expect(await listOf(anna)).toEqual([expect.objectContaining({ ...asked, answer: null })]);
    expect(await listOf(bernd)).toEqual([]);
  });

  it('lists those alone whose answer has not been opened, and says how many they are', async () => {
    const unread = async () =>
      (await anna.get(`${LIST}?answerRead=false&paging-count=1`)).json<{ paging: { matches: number } }>()
        .paging.matches;
    const { messageId } = await sent(anna);
    await sent(anna);
    expect(await unread()).toBe(0);
    await answered();
    expect(await unread()).toBe(2);
    await anna.post(`${LIST}/${messageId}/read`, {});
    expect(await unread()).toBe(1);
  });

  it('says first whether it would be taken, and keeps nothing', async () => {
    const checked = await anna.post(`${LIST}/validation`, asked);
    expect(checked.statusCode).toBe(201);
    expect(checked.headers['x-once-authentication-info']).toBeUndefined();
    expect(await listOf(anna)).toEqual([]);
  });

  it.each([
    ['nothing', { ...asked, text: ' \n ' }, 'fehler-nachricht-leer', 'text'],
    ['too much', { ...asked, text: 'ä'.repeat(2001) }, 'fehler-nachricht-zu-lang', 'text'],
    [
      'too long a name',
      { ...asked, reference: '1'.repeat(61) },
      'fehler-nachricht-bezug-zu-lang',
      'reference',
    ],
  ])('refuses %s in a sentence at its field', async (_, body, key, origin) => {
    for (const refused of [
      await anna.post(`${LIST}/validation`, body),
      await anna.post(LIST, body, keyed()),
    ]) {
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ messages: [{ key, origin: [origin] }] });
    }
    expect(await listOf(anna)).toEqual([]);
  });

  it('takes as many characters as it says, whatever they are', async () => {
    expect((await anna.post(LIST, { ...asked, text: '😀'.repeat(2000) }, keyed())).statusCode).toBe(201);
  });

  it('is sent once for a key, and under another key once more', async () => {
    const key = keyed();
    const all = await Promise.all(Array.from({ length: 20 }, () => anna.post(LIST, asked, key)));
    expect(new Set(all.map((one) => one.json<MessageAnswer>().messageId)).size).toBe(1);
    expect(await listOf(anna)).toHaveLength(1);
    expect((await anna.post(LIST, { ...asked, text: 'Anders' }, key)).statusCode).toBe(422);
    await sent(anna);
    const numbers = (await listOf(anna)).map(({ number }) => number);
    expect(new Set(numbers).size).toBe(2);
  });

  it('counts messages that come at the same time one after the other', async () => {
    await Promise.all(Array.from({ length: 10 }, () => anna.post(LIST, asked, keyed())));
    expect(new Set((await listOf(anna)).map(({ number }) => number)).size).toBe(10);
  });

  it('needs a key from the portal', async () => {
    expect((await anna.post(LIST, asked)).statusCode).toBe(400);
  });
});

describe("the bank's answer [CUS-02, CUS-04]", () => {
  it('comes by its own clock, quotes the reference, and once', async () => {
    await werkbank.bank.clock.set(werkbank.bank.db, { speed: 0 });
    const { number } = await sent(anna);
    await werkbank.advance(ANSWERED_AFTER / 1000 - 1);
    await answerMessages(werkbank.bank);
    expect((await listOf(anna))[0]?.answer).toBeNull();
    await answered();
    const [first] = await listOf(anna);
    expect(first?.answer?.text).toContain('Bezug: 0012-3456');
    expect(first?.answer?.text).toContain(number);
    await answered();
    expect(await listOf(anna)).toEqual([first]);
    expect(await told(anna)).toHaveLength(1);
  });

  it('is written in the language of the message, and names no reference where there was none', async () => {
    await sent(anna, { ...asked, language: 'en', reference: null });
    await answered();
    const [message] = await listOf(anna);
    expect(message?.answer?.text).toMatch(/^Good day,/);
    expect(message?.answer?.text).toContain('topic: order.');
    expect(message?.answer?.text).not.toContain('reference');
  });

  it('is news until it is read, with nothing of what was written in it', async () => {
    const { number, messageId } = await sent(anna);
    await answered();
    const [notice] = await told(anna);
    expect(notice).toMatchObject({ seen: false, title: { kind: 'MESSAGE_ANSWERED', args: { number } } });
    expect(JSON.stringify(notice)).not.toContain('0012-3456');
    expect((await listOf(anna))[0]?.answer?.read).toBe(false);
    expect((await bernd.post(`${LIST}/${messageId}/read`, {})).statusCode).toBe(404);
    expect((await anna.post(`${LIST}/${messageId}/read`, {})).statusCode).toBe(204);
    expect((await listOf(anna))[0]?.answer?.read).toBe(true);
  });

  it('cannot be read before it is there', async () => {
    const { messageId } = await sent(anna);
    expect((await anna.post(`${LIST}/${messageId}/read`, {})).statusCode).toBe(204);
    await answered();
    expect((await listOf(anna))[0]?.answer?.read).toBe(false);
  });
});
