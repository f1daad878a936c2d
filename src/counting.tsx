import { CountingChoice } from '@ui/app/session/counting-choice';
import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { loadOnce } from './later/load-once';
import { trackingModule } from './modules/platform/tracking-module';
import { trackingTokens } from './modules/platform/tracking-tokens';

/** Where a visitor agrees to be counted, or no longer. */
export function counting(container: Container): ComponentType {
  loadOnce(container, trackingModule);
  return () => <CountingChoice counting={container.get(trackingTokens.visitMarks)} />;
}
