import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Suspense } from 'react';

const Here = () => <p>hier</p>;

describe('a part that comes when it is shown', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for again when the line breaks [SH-10]', async () => {
    const load = jest
      .fn<Promise<typeof Here>, []>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockRejectedValueOnce(new Error('lost again'))
      .mockResolvedValue(Here);
    const Part = lazyPart(load);
    render(
      <Suspense fallback="wartet">
        <Part />
      </Suspense>,
    );
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByText('wartet')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByText('hier')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(3);
  });
});
