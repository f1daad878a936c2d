import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionMenu } from '@ui/components/action/action-menu';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';

beforeAll(fillBrowserGaps);

const actions = [
  { id: 'buy', label: 'Kaufen', to: '/buy' },
  { id: 'sell', label: 'Verkaufen', to: '/sell' },
  { id: 'protect', label: 'Absichern', to: '/protect' },
];

function shown() {
  renderPage(
    <>
      <ActionMenu label="Aktionen für SAP SE" actions={actions} />
      <button type="button">danach</button>
    </>,
  );
  return userEvent.setup();
}

const button = () => screen.getByRole('button', { name: 'Aktionen für SAP SE' });
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('actions behind a button [OBK-04]', () => {
  it('open with the focus on the first of them', async () => {
    const user = shown();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Aktionen für SAP SE' })).toBeInTheDocument();
    expect(item('Kaufen')).toHaveFocus();
    expect(item('Verkaufen')).toHaveAttribute('href', '/sell');
  });

  it.each([
    ['{ArrowDown}', 'Verkaufen', 'to the next'],
    ['{ArrowUp}', 'Absichern', 'round the upper end'],
    ['{End}{ArrowDown}', 'Kaufen', 'round the lower end'],
    ['{End}{Home}', 'Kaufen', 'to the first'],
    ['v', 'Verkaufen', 'to what begins with the letter'],
    ['a', 'Absichern', 'to what begins with the letter'],
    ['x', 'Kaufen', 'nowhere, nothing begins with that letter'],
  ])('are walked by %s to %s: %s', async (keys, name) => {
    const user = shown();
    button().focus();
    await user.keyboard(`{Enter}${keys}`);
    expect(item(name)).toHaveFocus();
  });

  it('close by Escape, which gives the focus back', async () => {
    const user = shown();
    await user.click(button());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
  });

  it('close by Tab, which goes on behind the button', async () => {
    const user = shown();
    await user.click(button());
    await user.tab();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'danach' })).toHaveFocus();
  });

  it('close by a press elsewhere and by a second press of the button', async () => {
    const user = shown();
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'danach' }));
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await user.click(button());
    await user.click(button());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('stay beside the button when the page is scrolled under them', async () => {
    const user = shown();
    await user.click(button());
    const menu = screen.getByRole('menu');
    jest.spyOn(button(), 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 100, 32, 28));
    fireEvent.scroll(document);
    expect(menu).toHaveStyle({ top: '128px', left: '332px' });
    expect(item('Kaufen')).toHaveFocus();
  });
});
