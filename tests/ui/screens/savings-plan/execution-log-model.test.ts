import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import type { OnPart } from '@application/ports/bank/on-part';
import type { Failure } from '@domain/failure/failure';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import { addMonths, calendarDay } from '@domain/time/local-date';
import { ExecutionLogModel } from '@ui/screens/savings-plan/execution-log-model';
import * as E from 'fp-ts/Either';

const PAGE = 500;
const LONG = 10_000;

const day = (index: number, id = `day-${String(index)}`): PlanExecution => {
  const nominal = addMonths(calendarDay('1200-01-01'), index);
  return { id, nominal, day: nominal, status: E.right('SETTLED'), positions: [] };
};

/** A bank that tells a log in pages and counts those it was asked for. */
class Bank {
  log: readonly PlanExecution[];
  pages = 0;
  failure: Failure | undefined;

  constructor(length: number) {
    this.log = Array.from({ length }, (_, index) => day(length - 1 - index));
  }

  readonly read = (onPart: OnPart<readonly PlanExecution[]>) => () => {
    if (this.failure !== undefined) return Promise.resolve(E.left(this.failure));
    for (let read = PAGE; ; read += PAGE) {
      this.pages += 1;
      const soFar = this.log.slice(0, read);
      const isAll = soFar.length === this.log.length;
      if (isAll || !onPart(soFar, this.log.length)) return Promise.resolve(E.right(soFar));
    }
  };
}

async function opened(length: number) {
  const bank = new Bank(length);
  const model = new ExecutionLogModel(bank.read, new ManualScheduler());
  await model.load();
  return { bank, model };
}

const firstShown = ({ shown }: ExecutionLogModel) => shown[0]?.id;

describe('a log of ten thousand days [SAV-07]', () => {
  it('is read once, page by page', async () => {
    const { bank, model } = await opened(LONG);
    expect(bank.pages).toBe(LONG / PAGE);
    expect(model.all).toHaveLength(LONG);
    expect(model.shown).toHaveLength(12);
  });

  it('is looked through without another call', async () => {
    const { bank, model } = await opened(LONG);
    const before = bank.pages;
    model.older();
    expect(firstShown(model)).toBe('day-9987');
    model.goToYear(1300);
    expect(firstShown(model)).toBe('day-1211');
    expect(model.year).toBe(1300);
    model.newer();
    expect(model.year).toBe(1301);
    expect(bank.pages).toBe(before);
  });

  it('reads only its beginning again when a day has gone on, and stays where somebody reads', async () => {
    const { bank, model } = await opened(LONG);
    model.goToYear(1300);
    const before = bank.pages;
    const [latest, ...others] = bank.log;
    if (latest === undefined) throw new Error('No day');
    bank.log = [day(LONG), { ...latest, status: E.right('CANCELLED') }, ...others];
    await model.refresh();
    expect(bank.pages - before).toBe(1);
    expect(model.all).toEqual(bank.log);
    expect(firstShown(model)).toBe('day-1211');
  });
});

describe('a log of any length [SAV-07]', () => {
  it.each([
    [0, false],
    [12, false],
    [13, true],
    [501, true],
  ])('of %i days has older ones behind the first page: %s', async (length, hasOlder) => {
    const { model } = await opened(length);
    expect(model.shown).toHaveLength(Math.min(12, length));
    expect([model.hasNewer, model.hasOlder]).toEqual([false, hasOlder]);
  });

  it('ends at its oldest day, and begins at its latest', async () => {
    const { model } = await opened(20);
    model.older();
    expect(model.shown.map(({ id }) => id)).toEqual(
      Array.from({ length: 8 }, (_, index) => `day-${String(7 - index)}`),
    );
    model.older();
    expect(firstShown(model)).toBe('day-7');
    model.newer();
    model.newer();
    expect(firstShown(model)).toBe('day-19');
  });

  it('keeps what is there when it cannot be read again', async () => {
    const { bank, model } = await opened(3);
    bank.failure = { kind: 'not-found' };
    await model.refresh();
    expect(model.data.kind).toBe('failed');
    expect(model.all).toHaveLength(3);
  });
});
