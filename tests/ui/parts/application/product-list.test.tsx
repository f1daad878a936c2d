import { screen, within } from '@testing-library/react';
import { products } from '@domain/product-application/engine/product';
import { ProductList } from '@ui/parts/application/product-list';
import { renderPage } from '../../render-page';

describe('what can be applied for [APP-13]', () => {
  it('leads to every product there is, each once', () => {
    renderPage(<ProductList />);
    const list = screen.getByRole('region', { name: 'Neuer Antrag' });
    const places = within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    const expected = products.map((product) =>
      product === 'anlagedepot' ? '/ngbrk/portfolioplaner/onboarding' : `/ngbrk/antrag/${product}`,
    );
    expect([...places].sort()).toEqual([...expected].sort());
    expect(
      within(screen.getByRole('region', { name: 'Zahlen und sparen' })).getByRole('link', {
        name: /Festgeld anlegen/,
      }),
    ).toHaveTextContent('Fester Zins für eine feste Zeit');
  });
});
