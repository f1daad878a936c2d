import { useMediaQuery } from './use-media-query';

/** Where each kind of window begins, in px of width (portal.md 2.8); what is narrower than `mobile` is drawn like it. */
export const viewportStarts = { mobile: 321, tablet: 701, desktop: 1024 } as const;

/** As long as so many px where the browser's letters are as high as is usual, 16 px; larger ones ask for a wider window. */
const inLetters = (px: number): string => `${px / 16}em`;
/** A window narrower than that. */
export const narrowerThan = (start: number): string => `(max-width: ${inLetters(start - 1)})`;
const from = (start: number): string => `(min-width: ${inLetters(start)})`;
const { tablet, desktop } = viewportStarts;

/** The kinds of windows a part may be drawn for, each with its media query (SH-08). */
export const viewportQueries = {
  mobile: narrowerThan(tablet),
  tablet: `${from(tablet)} and ${narrowerThan(desktop)}`,
  desktop: from(desktop),
  mobileAndTablet: narrowerThan(desktop),
  tabletAndDesktop: from(tablet),
} as const;

/** One kind, or two together. */
export type Viewport = keyof typeof viewportQueries;

/** Whether the window is of this kind now. */
export const useViewport = (viewport: Viewport): boolean => useMediaQuery(viewportQueries[viewport]);
