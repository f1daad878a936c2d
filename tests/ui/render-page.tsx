import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

/** Renders at a path of the portal with the German texts, for whatever links or names the page. */
export function renderPage(element: ReactElement, path = '/ngbrk/'): RenderResult {
  const texts = createTexts('de', germanTexts);
  return render(
    <I18nextProvider i18n={texts}>
      <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
    </I18nextProvider>,
  );
}
