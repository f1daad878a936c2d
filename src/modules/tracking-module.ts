import { BrowserVisitMarks } from '@adapters/browser/browser-visit-marks';
import { DataLayer } from '@adapters/browser/data-layer';
import { TrackPage } from '@application/access/track-page';
import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';

/** Counting visits, for those who agreed: comes after the first page stands, and not at all where it is switched off. */
export const trackingModule = new ContainerModule(({ bind }) => {
  bind(tokens.visitMarks)
    .toResolvedValue(
      ({ cookies, localStorage }) => new BrowserVisitMarks(cookies, localStorage),
      [tokens.environment],
    )
    .inSingletonScope();
  bind(tokens.trackPage)
    .toResolvedValue(
      ({ events }, marks) => new TrackPage(new DataLayer(events), marks),
      [tokens.environment, tokens.visitMarks],
    )
    .inSingletonScope();
});
