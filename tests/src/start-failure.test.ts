import { screen } from '@testing-library/react';
import { showStartFailure } from '@src/start-failure';

afterEach(() => {
  document.documentElement.lang = 'de';
  document.body.replaceChildren();
});

describe('a portal that cannot start [KIT-04]', () => {
  it.each([
    ['de', 'Depotwerk lässt sich gerade nicht öffnen', 'Noch einmal laden'],
    ['en', 'Depotwerk cannot be opened at the moment', 'Reload'],
  ])('says so in the language of the page: %s', (language, headline, again) => {
    document.documentElement.lang = language;
    showStartFailure(document.body, 'apiBasePath: must start with /');
    expect(screen.getByRole('alert')).toHaveTextContent('apiBasePath: must start with /');
    expect(screen.getByRole('heading', { name: headline })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: again })).toBeInTheDocument();
  });
});
