import { spokenDraft } from '../../../../domain/support/filled-order';
import { act, screen } from '@testing-library/react';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { instant } from '@domain/time/instant';
import { sap, tradegate } from '@adapters/fake/bank/fake-market';
import { OrderSentence } from '@ui/parts/order/sentence/order-sentence';
import { renderInGerman } from '@tests/ui/render-in-german';

const sentenceOf = (limit: string) => {
  const spoken = spokenDraft(
    { ...emptyDraft, instrument: sap, side: 'BUY', venueId: tradegate.id, orderType: 'LIMIT', limit },
    {
      dimensions: { venues: [tradegate] },
      quote: undefined,
      now: instant(Date.UTC(2026, 10, 23, 9, 0, 0)),
    },
  );
  if (spoken === undefined) throw new Error('Nothing to say');
  return (
    <OrderSentence spoken={spoken} isLive severityAt={(field) => (field === 'limit' ? 'WARN' : undefined)} />
  );
};
const aloud = (container: HTMLElement) => container.querySelector('[aria-live=polite]')?.textContent;

describe('the sentence on the page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is said aloud once the order rests, not at every key [ORD-29]', () => {
    const { container, rerender } = renderInGerman(sentenceOf('1'));
    for (const typed of ['12', '128', '128,5']) {
      act(() => jest.advanceTimersByTime(400));
      rerender(sentenceOf(typed));
      expect(aloud(container)).toBe('');
    }
    act(() => jest.advanceTimersByTime(1200));
    expect(aloud(container)).toMatch(/höchstens 128,50/);
  });

  it('marks what is doubtful in it [ORD-29]', () => {
    renderInGerman(sentenceOf('128,5'));
    expect(screen.getByText(/^128,50/)).toHaveClass('WARN');
    expect(screen.getByText('Tradegate')).not.toHaveClass('WARN');
  });
});
