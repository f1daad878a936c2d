import { BrowserVisitMarks } from '@adapters/browser/browser-visit-marks';
import { DataLayer } from '@adapters/browser/data-layer';
import { TrackPage } from '@application/access/track-page';
import { ContainerModule } from 'inversify';
import { platformTokens } from './platform-tokens';
import { trackingTokens } from './tracking-tokens';

/** Counting visits, for those who agreed: comes after the first page stands, and not at all where it is switched off. */
export const trackingModule = new ContainerModule(({ bind }) => {
  bind(trackingTokens.visitMarks)
    .toResolvedValue(
      ({ cookies, page, localStorage }) => {
        const write = (text: string): void => {
          page.document.cookie = text;
        };
        return new BrowserVisitMarks(cookies, write, localStorage);
      },
      [platformTokens.environment],
    )
    .inSingletonScope();
  bind(trackingTokens.trackPage)
    .toResolvedValue(
      ({ events }, marks) => new TrackPage(new DataLayer(events), marks),
      [platformTokens.environment, trackingTokens.visitMarks],
    )
    .inSingletonScope();
});
