import { useMediaQuery } from './use-media-query';

/** Where each kind of window begins, in px of width (portal.md 2.8); what is narrower than `mobile` is drawn like it. */
export const viewportStarts = { mobile: 321, tablet: 701, desktop: 1024 } as const;

const before = (start: number): string => `(max-width: ${start - 1}px)`;
const from = (start: number): string => `(min-width: ${start}px)`;
const { tablet, desktop } = viewportStarts;

/** The kinds of windows a part may be drawn for, each with its media query (SH-08). */
export const viewportQueries = {
  mobile: before(tablet),
  tablet: `${from(tablet)} and ${before(desktop)}`,
  desktop: from(desktop),
  mobileAndTablet: before(desktop),
  tabletAndDesktop: from(tablet),
} as const;

/** One kind, or two together. */
export type Viewport = keyof typeof viewportQueries;

/** Whether the window is of this kind now. */
export const useViewport = (viewport: Viewport): boolean => useMediaQuery(viewportQueries[viewport]);
