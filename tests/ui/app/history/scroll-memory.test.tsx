import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollMemory } from '@ui/app/history/scroll-memory';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';

beforeAll(fillBrowserGaps);

/** Scrolls the page to so many pixels; the browser says only later that it has come to rest there. */
const scrollTo = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
};

/** Opens a list with a link; yields where the page was scrolled to, one after the other. */
function openList(): readonly unknown[] {
  const places: unknown[] = [];
  window.scrollTo = (...[, y]: readonly unknown[]) => void places.push(y);
  render(
    <BrowserRouter>
      <ScrollMemory />
      <Routes>
        <Route path="/" element={<Link to="/entry">Eintrag</Link>} />
        <Route path="/entry" element={<h1>Ein Eintrag</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  return places;
}

describe('the place that a page was left at [SH-09]', () => {
  it.each([
    ['come to rest', true],
    ['scrolling still when the link was pressed', false],
  ])('is found again on going back: %s', async (_how, hasEnded) => {
    window.history.replaceState(null, '', '/');
    const places = openList();
    scrollTo(500);
    if (hasEnded) act(() => void window.dispatchEvent(new Event('scrollend')));
    await userEvent.click(screen.getByRole('link', { name: 'Eintrag' }));
    expect(places.at(-1)).toBe(0);
    scrollTo(0);
    act(() => window.history.back());
    await screen.findByRole('link', { name: 'Eintrag' });
    expect(places.at(-1)).toBe(500);
  });
});
