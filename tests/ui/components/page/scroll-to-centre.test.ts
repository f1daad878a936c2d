import { centringDistance, scrollToCentre, type ScrollView } from '@ui/components/page/scroll-to-centre';
import { fc } from '@tests/support/properties';

describe('how far to scroll [SH-09]', () => {
  it.each([
    [350, 100, 800, 0, 'in the middle'],
    [450, 100, 800, 0, '100 px below it, which is near enough'],
    [250, 100, 800, 0, '100 px above it'],
    [451, 100, 800, 101, '101 px below it'],
    [-600, 100, 800, -950, 'far above'],
    [0, 1200, 800, 0, 'taller than the window, begun at its top'],
    [700, 1200, 800, 600, 'taller than the window, begun at its foot: its beginning comes in'],
  ])('top %d, height %d in %d: %d px, as it lies %s', (top, height, windowHeight, distance) => {
    expect(centringDistance(top, height, windowHeight)).toBe(distance);
  });

  it('leaves every element within the tolerance afterwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.integer({ min: 300, max: 2000 }),
        (top, height, windowHeight) => {
          const moved = top - centringDistance(top, height, windowHeight);
          return centringDistance(moved, height, windowHeight) === 0;
        },
      ),
    );
  });
});

describe('scrolling there [SH-09]', () => {
  function windowOf({ reduced = false } = {}) {
    const places: number[] = [];
    const frames: FrameRequestCallback[] = [];
    const view = {
      innerHeight: 800,
      scrollY: 100,
      matchMedia: () => ({ matches: reduced }),
      scrollTo: ({ top }: ScrollToOptions) => void places.push(top ?? NaN),
      requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame),
      cancelAnimationFrame: () => void frames.splice(0),
    };
    const show = (now: number): void => {
      for (const frame of frames.splice(0)) frame(now);
    };
    return { view: view as unknown as ScrollView, places, frames, show };
  }
  const far = { getBoundingClientRect: () => new DOMRect(0, 1350, 100, 100) };

  it('takes 500 ms, slow at both ends', () => {
    const { view, places, frames, show } = windowOf();
    scrollToCentre(far, view);
    for (const now of [1000, 1250, 1499, 1500]) show(now);
    expect(places[0]).toBe(100);
    expect(places[1]).toBe(600);
    expect(places[2]).toBeLessThan(1100);
    expect(places[3]).toBe(1100);
    expect(frames).toEqual([]);
  });

  it('goes at once for who wants less motion', () => {
    const { view, places, frames } = windowOf({ reduced: true });
    scrollToCentre(far, view);
    expect(places).toEqual([1100]);
    expect(frames).toEqual([]);
  });

  it('does nothing for what lies near enough', () => {
    const { view, places, frames } = windowOf();
    scrollToCentre({ getBoundingClientRect: () => new DOMRect(0, 400, 100, 100) }, view);
    expect([places, frames]).toEqual([[], []]);
  });

  it('can be called off on the way', () => {
    const { view, places, show } = windowOf();
    const callOff = scrollToCentre(far, view);
    show(1000);
    callOff();
    show(1500);
    expect(places).toEqual([100]);
  });
});
