import { createContainer } from '@src/container';
import { withCounting } from '@src/screens/loading/with-counting';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInGerman } from '../ui/render-in-german';
import { stillConfig } from './still-config';
import { stillEnvironment } from './still-environment';

/** A page open to strangers, with what the browser keeps as cookies. */
function open(tracking: boolean) {
  const environment = { ...stillEnvironment, cookies: () => document.cookie };
  const container = createContainer(environment, { ...stillConfig, tracking });
  const Page = withCounting(container, () => <p>Antrag</p>);
  return renderInGerman(<Page />);
}

const name = 'Meine Besuche anonym zählen';

describe('a page without a session [KIT-14]', () => {
  it('lets a visitor agree to be counted, and take it back', async () => {
    const { unmount } = open(true);
    expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(document.cookie).toContain('cdb-consent=statistics');
    unmount();
    open(true);
    expect(await screen.findByRole('checkbox', { name })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(document.cookie).not.toContain('statistics');
  });

  it('asks nothing where nobody counts', () => {
    open(false);
    expect(screen.getByText('Antrag')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
