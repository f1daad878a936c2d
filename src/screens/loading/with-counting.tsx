import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { laterPart } from '../../later/later-part';
import { platformTokens } from '../../modules/platform/platform-tokens';

/** A page open to strangers, who have no session to set this in: at its end they agree to be counted, or no longer. */
export function withCounting(container: Container, Page: ComponentType): ComponentType {
  if (!container.get(platformTokens.config).tracking) return Page;
  const Choice = laterPart(container, async () => (await import('../../counting')).counting(container));
  return () => (
    <>
      <Page />
      <Choice />
    </>
  );
}
