import { render, type RenderResult } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { ComponentProps, ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ConnectionContext } from '@ui/components/feedback/use-connection';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts, type Texts } from '@ui/i18n/texts';
import { pageConnection } from './page-connection';

type Entry = NonNullable<ComponentProps<typeof MemoryRouter>['initialEntries']>[number];

/** Renders at a path of the portal with the German texts unless others are given, for whatever links or names the page. */
export function renderPage(
  element: ReactElement,
  path: Entry = '/ngbrk/',
  texts: Texts = createTexts('de', germanTexts),
): RenderResult {
  return render(
    <I18nextProvider i18n={texts}>
      <ConnectionContext value={pageConnection()}>
        <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
      </ConnectionContext>
    </I18nextProvider>,
  );
}
