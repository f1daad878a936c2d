import { screen } from '@testing-library/react';
import { Notice } from '@ui/components/feedback/notice';
import { renderPage } from '../../render-page';

describe('a notice comes into sight for who has pressed', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['an answer', { announced: 'alert' }, 1],
    ['not one that nobody has asked for', { announced: 'alert', isUnasked: true }, 0],
    ['not one that is said politely', { announced: 'status' }, 0],
    ['not one that was there before', {}, 0],
  ] as const)('%s', (_, how, times) => {
    const moved = jest.spyOn(HTMLElement.prototype, 'scrollIntoView');
    renderPage(<Notice kind="error" headline="Nicht gesendet" {...how} />);
    expect(moved).toHaveBeenCalledTimes(times);
  });
});

it('a notice takes the focus where what was pressed is gone, and only there', () => {
  const { rerender } = renderPage(<Notice kind="warn" announced="status" headline="Nicht angekommen" />);
  expect(screen.getByRole('status')).not.toHaveFocus();
  rerender(<Notice kind="warn" announced="status" takesFocus headline="Nicht angekommen" />);
  expect(screen.getByRole('status')).toHaveFocus();
});
