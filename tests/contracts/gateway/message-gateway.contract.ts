import type { MessageGateway } from '@application/ports/bank/message-gateway';
import type { ReleaseGateway } from '@application/ports/bank/release-gateway';
import type { IntentId } from '@domain/codes/ids';
import { messageId } from '@domain/codes/ids';
import { isUnread, type MessageRequest, type SecureMessage } from '@domain/postbox/secure-message';
import { failed, refusalKeys, succeeded } from '../answers';

/** What they are tried with: a customer whose session TAN is active. */
export interface MessageBench {
  readonly messages: MessageGateway;
  readonly release: ReleaseGateway<MessageRequest, SecureMessage>;
  readonly newKey: () => IntentId;
}

const asked: MessageRequest = {
  topic: 'plan',
  reference: 'Für später',
  text: 'Erste Zeile\n\nZweite Zeile mit „Zeichen“ & <Klammern>',
  language: 'en',
};

/** The contract of messages to the bank: the fake obeys it, and the HTTP adapter on a running bank. */
export function describeMessageGateway(name: string, make: () => Promise<MessageBench>): void {
  describe(`${name} as the gateway of messages [CUS-02]`, () => {
    let bench: MessageBench;
    /** What the customer had written before; a running bank remembers. */
    let earlier: readonly SecureMessage[];
    beforeEach(async () => {
      bench = await make();
      earlier = await listed();
    });

    const create = (request: MessageRequest, id: IntentId) =>
      bench.release.create(request, undefined, { id });
    const listed = async () => succeeded(await bench.messages.messages()());

    it('asks for no proof, and keeps nothing before it is sent', async () => {
      expect(succeeded(await bench.release.validate(asked)()).challenge).toBeUndefined();
      expect(await listed()).toEqual(earlier);
    });

    it('keeps it word for word, once for a key, the latest first', async () => {
      const key = bench.newKey();
      const first = succeeded(await create(asked, key)());
      expect(first).toMatchObject(asked);
      expect(isUnread(first)).toBe(false);
      expect(succeeded(await create(asked, key)()).id).toBe(first.id);
      const { reference: _, ...plain } = asked;
      const second = succeeded(
        await create({ ...plain, topic: 'other', text: 'Noch etwas' }, bench.newKey())(),
      );
      expect(second.reference).toBeUndefined();
      expect(second.number).not.toBe(first.number);
      expect((await listed()).map(({ id }) => id)).toEqual([
        second.id,
        first.id,
        ...earlier.map(({ id }) => id),
      ]);
    });

    it('refuses the same key for another, and tells what became of it', async () => {
      const key = bench.newKey();
      expect(succeeded(await bench.release.outcomeOf({ id: key })()).kind).toBe('unknown');
      const { id } = succeeded(await create(asked, key)());
      const other = await create({ ...asked, text: 'Anders' }, key)();
      expect(refusalKeys(other)).toEqual(['fehler-idempotenz-anderer-auftrag']);
      expect(succeeded(await bench.release.outcomeOf({ id: key })())).toMatchObject({
        kind: 'created',
        result: { id },
      });
    });

    it('takes nothing under a key that was voided', async () => {
      const key = bench.newKey();
      expect(succeeded(await bench.release.void({ id: key })()).kind).toBe('void');
      expect(refusalKeys(await create(asked, key)())).toEqual(['fehler-auftrag-verworfen']);
      expect(await listed()).toEqual(earlier);
    });

    it('says what is wrong with it', async () => {
      const long = { ...asked, text: 'a'.repeat(2001) };
      expect(refusalKeys(await bench.release.validate(long)())).toEqual(['fehler-nachricht-zu-lang']);
      expect(refusalKeys(await create({ ...asked, text: ' ' }, bench.newKey())())).toEqual([
        'fehler-nachricht-leer',
      ]);
    });

    it('lets an answer be read, of what there is', async () => {
      const { id } = succeeded(await create(asked, bench.newKey())());
      succeeded(await bench.messages.markRead(id)());
      const foreign = messageId('00000000-0000-4000-8000-00000000dead');
      expect(failed(await bench.messages.markRead(foreign)()).kind).toBe('not-found');
    });
  });
}
