import { readAllPages } from '@adapters/http/client/all-pages';
import type { BankClient } from '@adapters/http/client/bank-client';
import type { Call } from '@adapters/http/client/call';
import type { Result } from '@application/ports/result';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

const broken: Failure = { kind: 'not-found' };
const numbers = {
  method: 'GET',
  path: '/numbers',
  answer: t.type({ values: t.array(t.number), paging: t.type({ matches: t.number }) }),
  timeOut: 1000,
} as const;

/** A list of the numbers from 0, of which a page of at most 500 comes when it is let go. */
class SlowBank implements Pick<BankClient, 'read'> {
  /** Where the pages begin that have been asked for. */
  readonly asked: number[] = [];
  readonly #waiting = new Map<number, (failure?: Failure) => void>();

  constructor(private readonly matches: number) {}

  read<A>({ query = {}, answer }: Call<A>): Result<A> {
    const from = Number(query['paging-first']);
    const count = Math.max(Math.min(Number(query['paging-count']), this.matches - from), 0);
    const values = Array.from({ length: count }, (_, index) => from + index);
    return () =>
      new Promise((resolve) => {
        this.asked.push(from);
        this.#waiting.set(from, (failure) => {
          resolve(
            failure === undefined
              ? E.mapLeft(() => broken)(answer.decode({ values, paging: { matches: this.matches } }))
              : E.left(failure),
          );
        });
      });
  }

  /** Lets pages go, one after the other. */
  async answer(...pages: readonly number[]): Promise<void> {
    for (const from of pages) await this.#letGo(from);
  }

  fail(from: number): Promise<void> {
    return this.#letGo(from, broken);
  }

  async #letGo(from: number, failure?: Failure): Promise<void> {
    this.#waiting.get(from)?.(failure);
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  }
}

/** Reads it, and wants no more of it once there is enough. */
function reading(matches: number, enough = Infinity) {
  const bank = new SlowBank(matches);
  const parts: (readonly [number, number])[] = [];
  const all = readAllPages(bank, numbers, String, ({ values }, of) => {
    parts.push([values.length, of]);
    return values.length < enough;
  })();
  return { bank, parts, all };
}

const upTo = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `${index}`);

describe('a long list [OBK-06]', () => {
  it('that fits on one page is asked for once and has no parts', async () => {
    const { bank, parts, all } = reading(500);
    await bank.answer(0);
    expect(await all).toMatchObject({ right: { values: upTo(500) } });
    expect([bank.asked, parts]).toEqual([[0], []]);
  });

  it('is empty where nothing matches', async () => {
    const { bank, all } = reading(0);
    await bank.answer(0);
    expect(await all).toMatchObject({ right: { values: [] } });
  });

  it('keeps two pages under way after the first one, which says how many there are', async () => {
    const { bank } = reading(2_400);
    expect(bank.asked).toEqual([0]);
    await bank.answer(0);
    expect(bank.asked).toEqual([0, 500, 1_000]);
    await bank.answer(500);
    expect(bank.asked).toEqual([0, 500, 1_000, 1_500]);
  });

  it('stands in the order of the bank, whichever page comes first', async () => {
    const { bank, all } = reading(1_800);
    await bank.answer(0, 1_000, 500, 1_500);
    expect(await all).toMatchObject({ right: { values: upTo(1_800) } });
  });

  it('is told with its first page, and then whenever there is twice as much of it', async () => {
    const { bank, parts, all } = reading(5_200);
    await bank.answer(0);
    expect(parts).toEqual([[500, 5_200]]);
    await bank.answer(500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 4_500, 5_000);
    expect(parts).toEqual([500, 1_000, 2_000, 4_000].map((read) => [read, 5_200]));
    expect(await all).toMatchObject({ right: { values: { length: 5_200 } } });
  });

  it('leaves parts told as they were', async () => {
    const bank = new SlowBank(1_500);
    const parts: (readonly string[])[] = [];
    const all = readAllPages(bank, numbers, String, ({ values }) => {
      parts.push(values);
      return true;
    })();
    await bank.answer(0, 500, 1_000);
    await all;
    expect(parts).toEqual([upTo(500), upTo(1_000)]);
  });

  it('is read no further once nobody wants the rest', async () => {
    const { bank, all } = reading(5_200, 1_000);
    await bank.answer(0, 500);
    await all;
    expect(bank.asked).toEqual([0, 500, 1_000]);
  });

  it('has failed as soon as one of its pages has', async () => {
    const { bank, parts, all } = reading(2_000);
    await bank.answer(0);
    await bank.fail(500);
    expect(await all).toEqual(E.left(broken));
    expect(parts).toEqual([[500, 2_000]]);
  });

  it('ends where the bank has fewer entries than it said', async () => {
    const bank: Pick<BankClient, 'read'> = {
      read: ({ query = {}, answer }) => {
        const values = query['paging-first'] === '0' ? [1, 2] : [];
        return () =>
          Promise.resolve(E.mapLeft(() => broken)(answer.decode({ values, paging: { matches: 5 } })));
      },
    };
    expect(await readAllPages(bank, numbers, String)()).toMatchObject({ right: { values: ['1', '2'] } });
  });
});
