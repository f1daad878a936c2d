import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import type { ReleaseRequest } from '@application/release/release-request';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { challenged, ReleasePage } from './release-page';
import { CHALLENGES } from '@domain/tan/tan-limits';
import { type Pebble, testKind } from './test-kind';

/** A page from which the customer goes to the release as its button does: the way of proof is not named. */
function shore() {
  const kind = testKind();
  kind.bank.world.agreement = { types: ['M_TAN'] };
  const page = new ReleasePage<Pebble, string>(kind);
  const goOn = async (request: ReleaseRequest<Pebble> = kind.request) =>
    challenged(await page.release.request(request)());
  /** How many challenges the bank has sent since the last one was used. */
  const sent = (): number => CHALLENGES - kind.bank.tan.methods.challengesLeft;
  return { kind, page, goOn, sent };
}

const MINUTE = 60_000;

describe('coming back to a release that was left', () => {
  it('finds the challenge that was sent: none is used up by looking', async () => {
    const { goOn, page, sent } = shore();
    const first = await goOn();
    for (let time = 0; time < 5; time += 1) expect(await goOn()).toEqual(first);
    expect(sent()).toBe(1);
    expect(await page.send(first)).toMatchObject({ right: { kind: 'created' } });
  });

  it('asks anew for something else, and for the first again after that', async () => {
    const { goOn, kind, sent } = shore();
    const first = await goOn();
    const other = await goOn(kind.other);
    const again = await goOn();
    expect(sent()).toBe(3);
    expect(new Set([first, other, again].map(({ challenge }) => challenge?.id)).size).toBe(3);
  });

  it('asks anew where the customer wants another one, by whatever way', async () => {
    const { goOn, page, sent } = shore();
    await goOn();
    const wanted = await page.challenge();
    expect(sent()).toBe(2);
    expect(await goOn()).toEqual(wanted);
  });

  it('asks anew once a proof was sent, and within the last minute', async () => {
    const { goOn, page, sent, kind } = shore();
    const first = await goOn();
    const proof = page.proof(first);
    await page.send(first, proof && { ...proof, tan: '999999' });
    await goOn();
    expect(sent()).toBe(2);
    await kind.bank.scheduler.advance(4 * MINUTE);
    await goOn();
    expect(sent()).toBe(2);
    await kind.bank.scheduler.advance(1);
    await goOn();
    expect(sent()).toBe(3);
  });

  it('says of it what was shown last', async () => {
    const { goOn, kind, page } = shore();
    await goOn();
    const again = await goOn({ ...kind.request, words: 'Ein roter Kiesel' });
    expect(await page.send(again)).toMatchObject({ right: { intent: { words: 'Ein roter Kiesel' } } });
  });

  it('asks the bank after a reload, under the same key', async () => {
    const { goOn, page, sent } = shore();
    const first = await goOn();
    const answer = await page.reload().release.request(page.kind.request)();
    expect(challenged(answer).intent.id).toBe(first.intent.id);
    expect(sent()).toBe(2);
  });

  it('asks anew where the bank had something to say first: that may not be so any more', async () => {
    const kind = testKind();
    const warns = () => {
      const registration = kind.register();
      const { gateway } = registration;
      const messages = [errorMessage('warnung-erfahrung-in-kenntnisstufe-nicht-erreicht')];
      return {
        ...registration,
        gateway: {
          validate: (pebble: Pebble) =>
            pipe(
              gateway.validate(pebble),
              TE.map((validated) => ({ ...validated, messages })),
            ),
          create: gateway.create.bind(gateway),
          outcomeOf: gateway.outcomeOf.bind(gateway),
          void: gateway.void.bind(gateway),
        },
      };
    };
    const page = new ReleasePage<Pebble, string>({ ...kind, register: warns });
    await page.release.request(kind.request)();
    const again = challenged(await page.release.request(kind.request)());
    expect(again.messages).toHaveLength(1);
    expect(kind.bank.tan.methods.challengesLeft).toBe(CHALLENGES - 2);
  });
});
