import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContainer } from '@src/container';
import { palette } from '@src/palette';
import { page, visit } from '../ui/app/portal';
import { fillBrowserGaps } from '../ui/browser-gaps';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

beforeAll(fillBrowserGaps);

describe('the command palette', () => {
  it('brings all it needs, also to a page that knows nothing of orders [ORD-30]', async () => {
    const container = createContainer(stillEnvironment, stillConfig);
    visit('/ngbrk/', { screens: { start: page('Guten Tag') }, palette: palette(container) });
    await screen.findByRole('heading', { level: 1, name: 'Guten Tag' });
    await userEvent.keyboard('{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog', { name: 'Suchen oder Order eingeben' });
    expect(within(dialog).getByRole('combobox')).toBeVisible();
  });
});
