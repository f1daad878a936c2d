import { whenQuiet } from '@ui/app/when-quiet';

describe('what waits for a quiet page', () => {
  let arrive: (file?: string) => void = () => undefined;
  let isObserving = false;

  beforeEach(() => {
    jest.useFakeTimers();
    isObserving = false;
    class Arrivals {
      constructor(told: (list: { readonly getEntries: () => readonly { readonly name: string }[] }) => void) {
        arrive = (name = 'https://bank.example/ngbrk/page.js') => told({ getEntries: () => [{ name }] });
      }
      observe(): void {
        isObserving = true;
      }
      disconnect(): void {
        isObserving = false;
      }
    }
    Reflect.set(window, 'PerformanceObserver', Arrivals);
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });

  it('waits for as long as something still arrives, and then looks no more [SH-10]', () => {
    const task = jest.fn();
    whenQuiet(task);
    for (let arrival = 0; arrival < 5; arrival += 1) {
      jest.advanceTimersByTime(1000);
      arrive();
    }
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(4000);
    expect(task).toHaveBeenCalledTimes(1);
    expect(isObserving).toBe(false);
  });

  it('does not wait for questions whether the line stands [SH-10]', () => {
    const task = jest.fn();
    whenQuiet(task);
    for (let question = 0; question < 5; question += 1) {
      jest.advanceTimersByTime(800);
      arrive('https://bank.example/ngbrk/config.json');
    }
    expect(task).toHaveBeenCalledTimes(1);
  });

  it.each([0, 1600])('is called off %i ms after it was asked for [SH-10]', (after) => {
    const task = jest.fn();
    const callOff = whenQuiet(task);
    jest.advanceTimersByTime(after);
    callOff();
    jest.advanceTimersByTime(10_000);
    expect(task).not.toHaveBeenCalled();
    expect(isObserving).toBe(false);
  });

  it('does without the observer where the browser has none [SH-10]', () => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
    const task = jest.fn();
    whenQuiet(task);
    jest.advanceTimersByTime(4000);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
