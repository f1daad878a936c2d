import type { KeyedIntent, ReleaseGateway, Validated } from '@application/ports/bank/release-gateway';
import type { IntentId } from '@domain/codes/ids';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanChallenge } from '@domain/tan/tan-challenge';
import { failed, refusalKeys, succeeded } from '../answers';

/** What the gateway of a kind is tried with: a customer who is not locked, at a bank that would take it. */
export interface ReleaseBench<C, T> {
  readonly gateway: ReleaseGateway<C, T>;
  readonly content: C;
  /** Something else that the bank would take. */
  readonly other: C;
  /** What it is done to, where that stands before. */
  readonly subject?: string;
  readonly referenceOf: (result: T) => string;
  /** Waits until what was done leaves room for something else, where that takes a moment. */
  taken?(): Promise<void>;
  newKey(): IntentId;
  /** The right proof of a challenge, as the customer reads it from the telephone. */
  prove(challenge: TanChallenge): Promise<TanAnswer>;
}

/** The challenge of an answer that must have one. */
export function challengeIn({ challenge }: Validated): TanChallenge {
  if (challenge === undefined) throw new Error('The bank wants no proof');
  return challenge;
}

/**
 * The contract of every kind that is released: the fake obeys it, and the HTTP adapter on a running bank (api.md 9). A
 * bank that `forgets` knows no keys of this kind: what is not done has nothing to void, and is told by itself.
 */
export function describeReleaseGateway<C, T>(
  name: string,
  make: () => Promise<ReleaseBench<C, T>>,
  forgets = false,
): void {
  describe(`${name} as the gateway of a release [ORD-17]`, () => {
    let bench: ReleaseBench<C, T>;
    beforeEach(async () => {
      bench = await make();
    });

    /** A challenge and its right proof, for what is released under the name the bank gives it, with a key of its own. */
    async function ready(content: C = bench.content) {
      const validated = succeeded(await bench.gateway.validate(content, 'M_TAN')());
      const challenge = challengeIn(validated);
      const subject = validated.subject ?? bench.subject;
      const intent: KeyedIntent = { id: bench.newKey(), ...(subject !== undefined && { subject }) };
      return { challenge, intent, proof: await bench.prove(challenge) };
    }

    const create = (proof: TanAnswer, intent: KeyedIntent, content = bench.content) =>
      bench.gateway.create(content, proof, intent)();

    it('validates with a challenge of the type asked for, which says how many tries are left', async () => {
      const { challenge } = await ready();
      expect(challenge).toMatchObject({ type: 'M_TAN', triesLeft: 3 });
    });

    it('gives the first answer again for a repeated key, before it looks at the TAN', async () => {
      const { proof, intent } = await ready();
      const first = succeeded(await create(proof, intent));
      const second = succeeded(await create(proof, intent));
      expect(bench.referenceOf(second)).toBe(bench.referenceOf(first));
    });

    it('does it once at equal calls at once', async () => {
      const { proof, intent } = await ready();
      const answers = await Promise.all(Array.from({ length: 5 }, () => create(proof, intent)));
      const references = answers.map((answer) => bench.referenceOf(succeeded(answer)));
      expect(new Set(references).size).toBe(1);
    });

    it('leaves the key unused when the TAN is wrong, and counts down the tries [TAN-12]', async () => {
      const { proof, intent } = await ready();
      const wrong = { ...proof, tan: proof.tan === '999999' ? '999998' : '999999' };
      expect(failed(await create(wrong, intent))).toMatchObject({
        kind: 'tan',
        reason: 'invalid',
        triesLeft: 2,
      });
      expect(succeeded(await bench.gateway.outcomeOf(intent)())).toEqual({ kind: 'unknown' });
      succeeded(await create(proof, intent));
    });

    it('says what became of a key, and does not void what was done', async () => {
      const { proof, intent } = await ready();
      expect(succeeded(await bench.gateway.outcomeOf(intent)())).toEqual({ kind: 'unknown' });
      const done = succeeded(await create(proof, intent));
      for (const ask of [bench.gateway.outcomeOf(intent), bench.gateway.void(intent)]) {
        const outcome = succeeded(await ask());
        if (outcome.kind !== 'created') throw new Error(`Not created but ${outcome.kind}`);
        expect(bench.referenceOf(outcome.result)).toBe(bench.referenceOf(done));
      }
    });

    it('voids a key that is unused', async () => {
      const { intent } = await ready();
      expect(succeeded(await bench.gateway.void(intent)())).toEqual({ kind: 'void' });
    });

    if (forgets) return;

    it('refuses whatever comes later with a key that was voided', async () => {
      const { proof, intent } = await ready();
      succeeded(await bench.gateway.void(intent)());
      expect(refusalKeys(await create(proof, intent))).toEqual(['fehler-auftrag-verworfen']);
      expect(succeeded(await bench.gateway.outcomeOf(intent)())).toEqual({ kind: 'void' });
    });

    it('refuses what is not what the challenge was for [TAN-14]', async () => {
      const { proof, intent } = await ready();
      expect(refusalKeys(await create(proof, intent, bench.other))).toEqual([
        'fehler-auftrag-weicht-von-freigabe-ab',
      ]);
    });

    it('refuses a key that stands for something else', async () => {
      const { proof, intent } = await ready();
      succeeded(await create(proof, intent));
      await bench.taken?.();
      const again = await ready(bench.other);
      expect(refusalKeys(await create(again.proof, intent, bench.other))).toEqual([
        'fehler-idempotenz-anderer-auftrag',
      ]);
    });
  });
}
