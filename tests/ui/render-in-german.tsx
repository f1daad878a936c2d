import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ConnectionContext } from '@ui/components/feedback/use-connection';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { pageConnection } from './page-connection';

/** Renders with the German texts, as a customer sees it. */
export function renderInGerman(element: ReactElement): RenderResult {
  const texts = createTexts('de', germanTexts);
  const connection = pageConnection();
  return render(element, {
    wrapper: ({ children }) => (
      <ConnectionContext value={connection}>
        <I18nextProvider i18n={texts}>{children}</I18nextProvider>
      </ConnectionContext>
    ),
  });
}
