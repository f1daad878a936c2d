import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

/** Renders with the German texts, as a customer sees it. */
export function renderInGerman(element: ReactElement): RenderResult {
  const texts = createTexts('de', germanTexts);
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={texts}>{children}</I18nextProvider>,
  });
}
