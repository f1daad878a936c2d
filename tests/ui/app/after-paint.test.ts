import { afterPaint } from '@ui/app/after-paint';

/** The frames that a page asked for and did not get yet. */
let frames: Map<number, FrameRequestCallback>;

beforeEach(() => {
  jest.useFakeTimers();
  frames = new Map();
  let last = 0;
  window.requestAnimationFrame = (draw) => {
    frames.set((last += 1), draw);
    return last;
  };
  window.cancelAnimationFrame = (frame) => void frames.delete(frame);
});
afterEach(() => jest.useRealTimers());

const paint = (): void => {
  for (const draw of frames.values()) draw(0);
  frames.clear();
};

it('waits for the frame and what the browser paints of it, and comes once', () => {
  const done: string[] = [];
  afterPaint(() => done.push('done'));
  jest.advanceTimersByTime(100);
  expect(done).toEqual([]);
  paint();
  expect(done).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(done).toEqual(['done']);
  jest.advanceTimersByTime(1000);
  expect(done).toEqual(['done']);
});

it('comes in a hidden tab too, which is never painted', () => {
  const done: string[] = [];
  afterPaint(() => done.push('done'));
  jest.advanceTimersByTime(250);
  expect(done).toEqual(['done']);
});

it.each([
  ['before its frame', false],
  ['after its frame', true],
])('is called off %s', (_, isPainted) => {
  const done: string[] = [];
  const callOff = afterPaint(() => done.push('done'));
  if (isPainted) paint();
  callOff();
  paint();
  jest.advanceTimersByTime(1000);
  expect(done).toEqual([]);
});
