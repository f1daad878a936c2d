import { fc } from '@tests/support/properties';
import { Computed } from '@domain/form/graph/computed';
import { Delivery } from '@domain/form/graph/delivery';
import { Source } from '@domain/form/graph/source';

/** A graph by numbers: some sources, and values each of which adds up some that stand before it. */
const graphs = fc.record({
  sources: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
  sums: fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
  changes: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 3 })), { minLength: 1, maxLength: 12 }),
});

/** Small results come out the same often: that is where a graph goes wrong. */
const small = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) % 3;

describe('the graph of a form', () => {
  it('always reads as if everything were calculated again, and runs nothing twice a change', () => {
    fc.assert(
      fc.property(graphs, ({ sources, sums, changes }) => {
        const cells: (Source<number> | Computed<number>)[] = sources.map((value) => new Source(value));
        const values = [...sources];
        const wired = sums.map((picks) => picks.map((pick, index) => pick % (sources.length + index)));
        const inputsOf = wired.map((picks) => picks.map((pick) => pick % sources.length));
        const made = inputsOf.map((inputs, at) => {
          const all = [...inputs, ...(at === 0 ? [] : [sources.length + at - 1])];
          const read = all.flatMap((index) => cells[index] ?? []);
          const computed = new Computed(read, () => small(read.map((cell) => cell.get())));
          cells.push(computed);
          return { all, computed };
        });
        const delivery = new Delivery();
        const told = made.map(({ computed }) => {
          const heard = { times: 0 };
          delivery.watch(computed, () => (heard.times += 1));
          return heard;
        });
        for (const [pick, value] of changes) {
          const at = pick % sources.length;
          const source = cells[at];
          const before = made.map(({ computed }) => ({ runs: computed.runs, value: computed.get() }));
          const heardBefore = told.map(({ times }) => times);
          delivery.change(() => source instanceof Source && source.set(value));
          values[at] = value;
          const expected = [...values];
          made.forEach(({ all, computed }, index) => {
            expected[sources.length + index] = small(all.map((each) => expected[each] ?? NaN));
            const now = expected[sources.length + index];
            expect(computed.get()).toBe(now);
            expect(computed.runs - (before[index]?.runs ?? NaN)).toBeLessThanOrEqual(1);
            expect((told[index]?.times ?? NaN) - (heardBefore[index] ?? NaN)).toBe(
              now === before[index]?.value ? 0 : 1,
            );
          });
        }
      }),
    );
  });

  it('does not run what nobody looks at', () => {
    const source = new Source(1);
    const computed = new Computed([source], () => source.get());
    source.set(2);
    expect(computed.runs).toBe(0);
    expect(computed.get()).toBe(2);
  });

  it('goes no further where a value came out the same', () => {
    const source = new Source('a');
    const length = new Computed([source], () => ({ length: source.get().length }));
    const doubled = new Computed([length], () => length.get().length * 2);
    doubled.get();
    source.set('b');
    expect([doubled.get(), doubled.runs, length.runs]).toEqual([2, 1, 2]);
  });

  it('hears of an input that the last calculation passed over', () => {
    const [first, second] = [new Source(false), new Source(1)];
    const later = new Computed([second], () => second.get());
    const either = new Computed([first, later], () => (first.get() ? later.get() : 0));
    expect(either.get()).toBe(0);
    second.set(2);
    first.set(true);
    expect(either.get()).toBe(2);
    second.set(3);
    expect(either.get()).toBe(3);
  });

  it('reads other cells from one moment on, and hears of the former no more', () => {
    const [first, second, third] = [new Source(1), new Source(10), new Source(100)];
    const sum = new Computed([first, second], () => second.get() + third.get());
    const told = new Computed([first], () => first.get());
    expect([sum.get(), told.get()]).toEqual([110, 1]);
    sum.rewire([second, third]);
    first.set(2);
    expect([sum.get(), sum.runs, told.get()]).toEqual([110, 1, 2]);
    third.set(200);
    expect([sum.get(), sum.runs]).toEqual([210, 2]);
    second.set(20);
    expect([sum.get(), sum.runs]).toEqual([220, 3]);
  });

  it('has no value that is calculated from itself', () => {
    const source = new Source(1);
    const made: Computed<number> = new Computed<number>([source], () => made.get() + 1);
    expect(() => made.get()).toThrow('A value of the form is calculated from itself');
  });

  it('counts how often a cell has become another', () => {
    const source = new Source('a');
    const length = new Computed([source], () => source.get().length);
    length.get();
    source.set('a');
    source.set('b');
    length.get();
    source.set('bc');
    length.get();
    expect([source.version, length.version]).toEqual([2, 2]);
  });

  it('tells nobody who has stopped listening while the news was on its way', () => {
    const source = new Source(1);
    const delivery = new Delivery();
    let heard = 0;
    const ends: (() => void)[] = [];
    const listen = (): void => {
      ends.push(
        delivery.watch(source, () => {
          heard += 1;
          for (const end of ends) end();
        }),
      );
    };
    listen();
    listen();
    delivery.change(() => source.set(2));
    expect(heard).toBe(1);
  });

  it('tells what a listener changes in turn', () => {
    const [first, second] = [new Source(1), new Source(1)];
    const delivery = new Delivery();
    const heard: number[] = [];
    delivery.watch(first, () => delivery.change(() => second.set(first.get() * 10)));
    delivery.watch(second, () => heard.push(second.get()));
    delivery.change(() => first.set(2));
    expect(heard).toEqual([20]);
  });
});
