import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@ui/components/action/button';
import { IconButton } from '@ui/components/action/icon-button';
import { renderPage } from '../render-page';

describe('Button', () => {
  it('is pressed by mouse and keyboard [SH-12]', async () => {
    const press = jest.fn();
    renderPage(<Button onPress={press}>Weiter</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter' }));
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledTimes(2);
  });

  it('says why it is blocked, stays reachable and does nothing [SH-12]', async () => {
    const press = jest.fn();
    renderPage(
      <Button onPress={press} blocked="Noch 1 Angabe zu berichtigen.">
        Weiter
      </Button>,
    );
    const button = screen.getByRole('button', {
      name: 'Weiter',
      description: 'Noch 1 Angabe zu berichtigen.',
    });
    await userEvent.tab();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
  });

  it('does not send a form while blocked or busy [ORD-17]', async () => {
    const send = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
    const { rerender } = renderPage(
      <form onSubmit={send}>
        <Button type="submit" busy="Wird gesendet">
          Kaufen
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Wird gesendet', busy: true }));
    expect(send).not.toHaveBeenCalled();
    rerender(
      <form onSubmit={send}>
        <button>ok</button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'ok' }));
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('IconButton', () => {
  it('has the name its picture lacks, and a state [SH-12]', () => {
    renderPage(<IconButton icon="eye-off" label="Beträge verbergen" pressed onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Beträge verbergen', pressed: true })).toBeVisible();
  });
});
