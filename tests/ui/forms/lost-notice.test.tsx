import { screen } from '@testing-library/react';
import { LostNotice } from '@ui/forms/lost-notice';
import { renderPage } from '@tests/ui/render-page';

const labelOf = (path: string) => (path === 'limit' ? 'Limit' : undefined);

describe('what of a draft could not be restored [ORD-30]', () => {
  it.each<[string, readonly string[], RegExp]>([
    ['a field by its label', ['limit'], /Bitte ergänzen Sie: Limit\. /],
    ['a field without a name', ['gone'], /Bitte prüfen Sie alle Angaben/],
    ['all of it', ['', 'limit'], /Bitte geben Sie Ihre Angaben neu ein/],
  ])('is said calmly: %s', (_, lost, text) => {
    renderPage(<LostNotice lost={lost} labelOf={labelOf} />, '/');
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not said where nothing is lost', () => {
    renderPage(<LostNotice lost={[]} labelOf={labelOf} />, '/');
    expect(screen.queryByText(/Entwurf/)).toBeNull();
  });
});
