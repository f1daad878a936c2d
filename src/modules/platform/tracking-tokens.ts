import type { TrackPage } from '@application/access/track-page';
import type { VisitMarks } from '@application/ports/visit-marks';
import { token } from '../../token';

/** What `tracking-module` binds. */
export const trackingTokens = {
  visitMarks: token<VisitMarks>('visitMarks'),
  trackPage: token<TrackPage>('trackPage'),
} as const;
