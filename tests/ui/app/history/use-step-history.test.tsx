import { act, render, screen, waitFor } from '@testing-library/react';
import { useStepHistory } from '@ui/app/history/use-step-history';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { BrowserRouter, useLocation } from 'react-router-dom';

const steps = ['input', 'check', 'release'];
/** Nothing is on the way to it, so that nothing leads back. */
const DONE = 'done';

/** A page of three steps that turns to every one of them at once. */
class Page {
  at = 'input';

  constructor() {
    makeAutoObservable(this);
  }

  readonly turned: string[] = [];

  readonly precedes = (step: string, other: string): boolean => steps.indexOf(step) < steps.indexOf(other);

  readonly turnTo = async (step: string): Promise<void> => {
    this.turned.push(step);
    if (this.at !== DONE) this.enter(step);
  };

  enter(step: string): void {
    this.at = step;
  }
}

const Step = observer(function Step({ page }: { readonly page: Page }) {
  const putSearch = useStepHistory(page);
  const { search } = useLocation();
  return (
    <>
      <h1>{page.at}</h1>
      <p>{search}</p>
      <button onClick={() => putSearch('')}>shorten</button>
    </>
  );
});

const step = () => screen.getByRole('heading').textContent;

/** The tab's own button, which answers later. */
const press = (move: -1 | 1): Promise<unknown> => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(move);
  return popped;
};

/** The page as it opens at the entry where the tab stands. */
const open = (page: Page) =>
  render(
    <BrowserRouter>
      <Step page={page} />
    </BrowserRouter>,
  );

async function come(): Promise<Page> {
  const page = new Page();
  window.history.pushState(null, '', '/order?quantity=5');
  open(page);
  await act(async () => page.enter('check'));
  return page;
}

describe('the steps of a page in the history of a tab', () => {
  it('follow a press of Back that comes before the new step is rendered [ORD-16]', async () => {
    const page = await come();
    await act(async () => {
      page.enter('release');
      await press(-1);
    });
    expect(step()).toBe('check');
    await act(() => press(1));
    expect(step()).toBe('release');
    await act(() => press(-1));
    await act(() => press(-1));
    expect(step()).toBe('input');
  });

  it('stay as they are when the address gets shorter before the new step is rendered [ORD-16] [ORD-30]', async () => {
    const page = await come();
    await act(async () => {
      page.enter('release');
      screen.getByRole('button').click();
    });
    expect(window.location.search).toBe('');
    await act(() => press(-1));
    expect(step()).toBe('check');
    await act(() => press(1));
    expect(step()).toBe('release');
  });

  it('take a new step on with the shorter address that is not rendered yet [ORD-30]', async () => {
    const page = await come();
    await act(async () => {
      screen.getByRole('button').click();
      page.enter('release');
    });
    expect(window.location.search).toBe('');
  });

  it.each([1, 2])(
    'lead back as far as before after a reload at the step that is %i behind the first',
    async (behind) => {
      window.history.pushState(null, '', '/order');
      const later = steps.slice(1, behind + 1);
      const before = new Page();
      const { unmount } = open(before);
      for (const next of later) await act(async () => before.enter(next));
      unmount();

      const reloaded = new Page();
      reloaded.enter(steps[behind] ?? '');
      open(reloaded);
      for (const wanted of steps.slice(0, behind).reverse()) {
        await act(() => press(-1));
        expect(step()).toBe(wanted);
      }
      for (const wanted of later) {
        await act(() => press(1));
        expect(step()).toBe(wanted);
      }
    },
  );

  it('follow each press once, and leave the page where what is done has no step before it [ORD-17]', async () => {
    window.history.pushState(null, '', '/before');
    const page = await come();
    await act(async () => page.enter('release'));
    // As a browser renders it, not as a test that waits for each step.
    void press(-1);
    await waitFor(() => expect(step()).toBe('check'));
    void press(1);
    await waitFor(() => expect(step()).toBe('release'));
    expect(page.turned).toEqual(['check', 'release']);
    void Promise.resolve().then(() => page.enter(DONE));
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { trail: [DONE] } }));
    await waitFor(() => expect(step()).toBe(DONE));
    expect(window.location.pathname).toBe('/order');
    expect(page.turned).toEqual(['check', 'release']);
    void press(-1);
    await waitFor(() => expect(window.location.pathname).toBe('/before'));
  });
});
