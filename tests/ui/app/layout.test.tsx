import { act, render, screen } from '@testing-library/react';
import { layoutAt } from '@ui/app/layout';
import { routeAt } from '@ui/app/route-at';
import { useViewport, viewportQueries, viewportStarts, type Viewport } from '@ui/app/viewport';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the toolkit's own parts change, in px of width: a phone's up to 479, a desktop's from 1024 (portal.md 9). */
const toolkitStarts = { tablet: 480, desktop: 1024 };

/** Whether a query of widths holds in a window of that width, with letters of that height (px). */
const holds = (query: string, width: number, letters = 16): boolean =>
  [...query.matchAll(/\((min|max)-width: ([\d.]+)em\)/g)].every(([, bound, em]) =>
    bound === 'min' ? width >= Number(em) * letters : width <= Number(em) * letters,
  );

describe('kinds of windows [SH-08]', () => {
  it.each<[number, readonly Viewport[], string]>([
    [320, ['mobile', 'mobileAndTablet'], 'narrower than any phone is drawn like one'],
    [321, ['mobile', 'mobileAndTablet'], 'the first of a phone'],
    [700, ['mobile', 'mobileAndTablet'], 'the last of a phone'],
    [701, ['tablet', 'mobileAndTablet', 'tabletAndDesktop'], 'the first of a tablet'],
    [1023, ['tablet', 'mobileAndTablet', 'tabletAndDesktop'], 'the last of a tablet'],
    [1024, ['desktop', 'tabletAndDesktop'], 'the first of a desktop'],
    [2560, ['desktop', 'tabletAndDesktop'], 'the widest'],
  ])('%d px is %j: %s', (width, kinds) => {
    const all = Object.keys(viewportQueries) as Viewport[];
    expect(all.filter((kind) => holds(viewportQueries[kind], width))).toEqual(
      all.filter((kind) => kinds.includes(kind)),
    );
  });

  it('are those of a narrower window where the letters are larger', () => {
    const [wide, narrow] = [16, 32].map((letters) => holds(viewportQueries.desktop, 1280, letters));
    expect([wide, narrow]).toEqual([true, false]);
    expect(holds(viewportQueries.mobile, 1280, 32)).toBe(true);
  });

  it('follow the window while it changes', () => {
    const list = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => list as unknown as MediaQueryList;
    const Shown = () => <p>{useViewport('desktop') ? 'breit' : 'schmal'}</p>;
    render(<Shown />);
    expect(screen.getByText('schmal')).toBeVisible();
    list.matches = true;
    act(() => void list.dispatchEvent(new Event('change')));
    expect(screen.getByText('breit')).toBeVisible();
  });

  it('are the only widths at which shell and parts change', () => {
    const starts = [...Object.values(viewportStarts), ...Object.values(toolkitStarts)];
    const allowed = new Set(
      starts.flatMap((start) => [`min-width: ${start}px`, `max-width: ${start - 1}px`]),
    );
    const sheets = ['ui/app', 'ui/components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
        name.endsWith('.css') ? [join(folder, name)] : [],
      ),
    );
    const others = sheets.flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/(?:min|max)-width: \d+px/g)].flatMap(([bound]) =>
        allowed.has(bound) ? [] : [`${sheet} ${bound}`],
      ),
    );
    expect(sheets.length).toBeGreaterThan(30);
    expect(others).toEqual([]);
  });
});

describe('layouts [SH-08]', () => {
  it.each([
    ['/ngbrk/wertpapiersparplan/wsp-anlage', 'slim', 'a plan within another flow'],
    ['/ngbrk/antrag/depot', 'slim', 'an application'],
    ['/ngbrk/portfolioplaner/onboarding', 'slim', 'the planner'],
    ['/ngbrk/wertpapiersparplan/anlegen', 'full', 'the same screen on its own'],
    ['/ngbrk', 'full', 'the start page'],
    ['/ngbrk/gibt/es/nicht', 'full', 'no page'],
  ])('%s is %s: %s', (path, layout) => {
    expect(layoutAt(path)).toBe(layout);
  });

  it('find the page of a path, the special before the general', () => {
    expect(routeAt('/ngbrk/wertpapiersparplan/anlegen')?.name).toBe('savingsPlanCreation');
    expect(routeAt('/ngbrk/wertpapiersparplan/a-b')?.name).toBe('savingsPlan');
    expect(routeAt('/cp/error/order')?.name).toBe('error');
    expect(routeAt('/ngbrk/x')?.name).toBe('notFound');
  });
});
