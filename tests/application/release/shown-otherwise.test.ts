import { fundBinding } from '@domain/fund-depot/fund-turn';
import { fakeFundPreview } from '@adapters/fake/fund-depot/fake-fund-rules';
import type { FundOrderRequest, FundResult } from '@domain/fund-depot/fund-request';
import { calendarDay } from '@domain/time/local-date';
import { fundOrderKind } from './fund-depot-kinds';
import { ReleasePage } from './release-page';

/** A deposit as its page has shown it: on the days that the bank names at this moment. */
function shownDeposit() {
  const kind = fundOrderKind();
  const page = new ReleasePage<FundOrderRequest, FundResult>(kind);
  const { funds } = kind.bank;
  const asShown = (words: string) => ({
    ...kind.request,
    words,
    shown: fundBinding(fakeFundPreview(kind.request.content, funds.conditions)),
  });
  const turn = (): void => {
    const { days } = funds.conditions;
    funds.conditions = { ...funds.conditions, days: { ...days, priceDay: calendarDay('2026-11-26') } };
  };
  return { kind, page, asShown, turn };
}

const otherwise = {
  _tag: 'Left',
  left: { kind: 'validation', messages: [{ key: 'fehler-auftrag-weicht-von-freigabe-ab' }] },
};

describe('a release of which the bank has said more than is sent [FUN-01]', () => {
  it('is proved where the challenge is for what was shown', async () => {
    const { kind, page, asShown } = shownDeposit();
    const challenged = await page.challenge(asShown('zum Preis vom 25.11.2026'));
    expect(await page.send(challenged)).toMatchObject({ right: { kind: 'created' } });
    expect(kind.done()).toBe(1);
  });

  it('is not even asked a proof for where the challenge is for something else', async () => {
    const { kind, page, asShown, turn } = shownDeposit();
    const request = asShown('zum Preis vom 25.11.2026');
    turn();
    expect(await page.ask(request)).toMatchObject(otherwise);
    expect(kind.done()).toBe(0);
  });

  it('is kept in the words that were shown last, under the key it had', async () => {
    const { page, asShown, turn } = shownDeposit();
    const before = asShown('zum Preis vom 25.11.2026');
    const first = await page.challenge(before);
    turn();
    expect(await page.ask(before)).toMatchObject(otherwise);
    const again = await page.challenge(asShown('zum Preis vom 26.11.2026'));
    expect(again.intent.id).toBe(first.intent.id);
    expect(await page.send(again)).toMatchObject({
      right: { kind: 'created', intent: { words: 'zum Preis vom 26.11.2026' } },
    });
  });

  it('is refused by the bank where its days turn between the challenge and the proof', async () => {
    const { kind, page, asShown, turn } = shownDeposit();
    const challenged = await page.challenge(asShown('zum Preis vom 25.11.2026'));
    turn();
    expect(await page.send(challenged)).toMatchObject({
      right: { kind: 'refused', messages: otherwise.left.messages },
    });
    expect(kind.done()).toBe(0);
  });
});
