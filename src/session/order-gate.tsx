import { usePageTitle } from '@ui/app/use-page-title';
import { useTexts } from '@ui/i18n/use-texts';
import { ProtectedModel } from '@ui/tan/protected-model';
import { ProtectedWrapper } from '@ui/tan/protected-wrapper';
import type { Container } from 'inversify';
import type { ReactNode } from 'react';
import { loadOnce } from '../later/load-once';
import { liveModule } from '../modules/session/live-module';
import { tanModule } from '../modules/session/tan-module';
import { tanTools } from '../release/tan-tools';
import { tanTokens } from '../modules/session/tan-tokens';

/** The order TAN gate around the order pages: its content are the order dimensions (TAN-03). */
export function orderGate(container: Container) {
  loadOnce(container, liveModule, tanModule);
  const model = new ProtectedModel({
    ...tanTools(container),
    enter: container.get(tanTokens.enterOrderArea),
    authentication: container.get(tanTokens.authentication),
  });
  return function OrderGate({ children }: { readonly children: ReactNode }) {
    const t = useTexts();
    const title = usePageTitle();
    return (
      <ProtectedWrapper model={model} subject={t('tan.session.subject')} title={title}>
        {children}
      </ProtectedWrapper>
    );
  };
}
