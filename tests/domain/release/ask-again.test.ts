import { askAgainAfter } from '@domain/release/ask-again';

it.each([
  [0, 5],
  [1, 5],
  [2, 10],
  [3, 20],
  [4, 40],
  [5, 60],
  [50, 60],
])('after %d silent questions a bank is asked again in %d seconds [ORD-17]', (times, seconds) => {
  expect(askAgainAfter(times)).toBe(seconds * 1000);
});
