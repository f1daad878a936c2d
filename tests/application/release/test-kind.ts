import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { toOutcome } from '@adapters/fake/bank/fake-key-memory';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import type {
  KeyedIntent,
  Outcome,
  ReleaseGateway,
  Validated,
} from '@application/ports/bank/release-gateway';
import type { Result } from '@application/ports/result';
import type { Registration } from '@application/release/registration';
import { canonicalText } from '@domain/release/canonical-text';
import type { TanAnswer } from '@domain/tan/tan-answer';
import type { TanType } from '@domain/tan/tan-type';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { KindBench } from './release-page';

/** Something that no customer wants: a kind as somebody would add it by the guide, and nothing more. */
export interface Pebble {
  readonly colour: string;
}

/** The guide's gateway: what is sent, what comes of it, and what the bank says of a key. */
class PebbleGateway implements ReleaseGateway<Pebble, string> {
  constructor(
    private readonly bank: FakeBank,
    private readonly shore: { readonly pebbles: string[]; isClosed: boolean; wantsProof: boolean },
  ) {}

  validate(pebble: Pebble, type?: TanType): Result<Validated> {
    return this.bank.answer('validatePebble', 'session-tan', () =>
      this.shore.wantsProof
        ? pipe(
            this.bank.tan.issue('pebble', pebble, type),
            E.map((challenge) => ({ messages: [], challenge })),
          )
        : E.right({ messages: [] }),
    );
  }

  create(pebble: Pebble, proof: TanAnswer | undefined, { id }: KeyedIntent): Result<string> {
    return this.bank.answer('createPebble', 'session-tan', () =>
      this.bank.keys.once(id, {
        body: canonicalText(pebble),
        prove: () =>
          proof === undefined ? E.right(undefined) : this.bank.tan.redeem(proof, 'pebble', pebble),
        refusals: () => (this.shore.isClosed ? [errorMessage('fehler-kein-strand')] : []),
        act: () => `pebble-${this.shore.pebbles.push(pebble.colour)}`,
      }),
    );
  }

  outcomeOf({ id }: KeyedIntent): Result<Outcome<string>> {
    return this.bank.answer('pebbleOutcome', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.endOf(id), (reference) => reference)),
    );
  }

  void({ id }: KeyedIntent): Result<Outcome<string>> {
    return this.bank.answer('voidPebble', 'session-tan', () =>
      E.right(toOutcome(this.bank.keys.void(id), (reference) => reference)),
    );
  }
}

/** A kind of its own, under the name of one: the machine never looks at it. */
export function testKind({ wantsProof = true } = {}): KindBench<Pebble, string> {
  const bank = new FakeBank();
  const shore = { pebbles: [], isClosed: false, wantsProof };
  const of = (colour: string) => ({ content: { colour }, words: `Ein Kiesel, ${colour}`, draft: 'pebble' });
  return {
    bank,
    register: (): Registration<Pebble, string> => ({
      kind: 'change',
      gateway: new PebbleGateway(bank, shore),
      bodyOf: canonicalText,
      referenceOf: (reference) => reference,
      isTwin: (one, other) => one.body === other.body,
    }),
    request: of('grau'),
    other: of('rot'),
    done: () => shore.pebbles.length,
    refuse: () => {
      shore.isClosed = true;
      return 'fehler-kein-strand';
    },
    calls: {
      validate: 'validatePebble',
      create: 'createPebble',
      outcomeOf: 'pebbleOutcome',
      void: 'voidPebble',
    },
  };
}
