import { act } from '@testing-library/react';
import { ManualScheduler } from '@adapters/fake/device/manual-scheduler';
import { DRAFT_AGE_MS, DRAFT_DEBOUNCE_MS, DraftKeeper } from '@ui/forms/draft-keeper';
import { DraftPage } from '@ui/forms/draft-page';
import { SavedTag } from '@ui/forms/saved-tag';
import { renderInGerman } from '../render-in-german';

/** A draft that takes its time to be stored. */
function open(takes = 0, isLocked = false) {
  const scheduler = new ManualScheduler();
  const stored: string[] = [];
  const keep = (draft: string) => () =>
    new Promise<boolean>((resolve) =>
      scheduler.after(takes, () => {
        if (draft !== '') stored.push(draft);
        resolve(draft !== '');
      }),
    );
  const keeper = new DraftKeeper<string>({ drafts: { keep }, clock: scheduler, scheduler });
  const { container } = renderInGerman(
    <DraftPage isLocked={isLocked} onTouch={() => undefined}>
      <SavedTag keeper={keeper} />
    </DraftPage>,
  );
  return {
    stored,
    type: (draft: string) => act(async () => keeper.keep(draft)),
    flush: () => act(async () => keeper.flush()),
    stop: () => act(async () => keeper.stop()),
    hide: () => act(() => scheduler.hide()),
    wait: (milliseconds: number) => act(() => scheduler.advance(milliseconds)),
    said: () => container.textContent,
  };
}

describe('what a page says of its draft', () => {
  it('is saved only once everything typed is [ORD-30]', async () => {
    const page = open(200);
    expect(page.said()).toBe('');
    await page.type('4');
    expect(page.said()).toBe('Wird gesichert …');
    await page.wait(DRAFT_DEBOUNCE_MS);
    expect(page.said()).toBe('Wird gesichert …');
    await page.wait(200);
    expect(page.said()).toBe('Entwurf gesichert 10:00');
    await page.type('42');
    expect(page.said()).toBe('Wird gesichert …');
  });

  it('is not saved when a part of it is stored that has been typed over since [ORD-30]', async () => {
    const page = open(200);
    await page.type('4');
    await page.flush();
    await page.type('42');
    await page.wait(200);
    expect(page.stored).toEqual(['4']);
    expect(page.said()).toBe('Wird gesichert …');
    await page.wait(DRAFT_DEBOUNCE_MS);
    expect(page.stored).toEqual(['4', '42']);
    expect(page.said()).toBe('Entwurf gesichert 10:00');
  });

  it('is stored at once where the page is hidden before the pause is over [ORD-30] [APP-15]', async () => {
    const page = open();
    await page.type('4');
    await page.hide();
    await page.wait(0);
    expect(page.stored).toEqual(['4']);
    await page.wait(DRAFT_DEBOUNCE_MS);
    await page.hide();
    expect(page.stored).toEqual(['4']);
  });

  it('is stored every two seconds while somebody types on without a pause [ORD-30] [APP-15]', async () => {
    const page = open();
    const pause = DRAFT_DEBOUNCE_MS - 100;
    for (let typed = 1; typed <= 14; typed += 1) {
      await page.type(String(typed));
      await page.wait(pause);
    }
    // The fifth is typed 1600 ms after the first, and stored 400 ms later; so is the tenth, after the sixth.
    expect(pause * 5).toBe(DRAFT_AGE_MS);
    expect(page.stored).toEqual(['5', '10']);
    await page.wait(DRAFT_DEBOUNCE_MS);
    expect(page.stored).toEqual(['5', '10', '14']);
  });

  it('is nothing where there is nothing to keep, or no more [ORD-30]', async () => {
    const page = open();
    await page.type('');
    await page.wait(DRAFT_DEBOUNCE_MS);
    expect(page.said()).toBe('');
    await page.type('4');
    await page.stop();
    expect(page.said()).toBe('');
    await page.wait(DRAFT_DEBOUNCE_MS);
    expect(page.stored).toEqual([]);
  });

  it('is not saved yet where it lives on the page alone [ORD-30]', async () => {
    const page = open(200, true);
    expect(page.said()).toBe('');
    await page.type('100');
    await page.wait(DRAFT_DEBOUNCE_MS + 200);
    expect(page.said()).toBe('Entwurf noch nicht gesichert');
  });
});
