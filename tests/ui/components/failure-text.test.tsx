import { act, screen } from '@testing-library/react';
import type { Failure } from '@domain/failure/failure';
import { FailureText } from '@ui/components/feedback/failure-text';
import { ConnectionContext } from '@ui/components/feedback/use-connection';
import { renderPage } from '../render-page';

const offline: Failure = { kind: 'no-answer', reason: 'offline', errorId: 'E' };
const server: Failure = { kind: 'server', errorId: 'E' };

/** The sentence about a failure, while a connection comes and goes. */
function show(failure: Failure) {
  let isUp = false;
  let tell = (): void => undefined;
  const listen = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  renderPage(
    <ConnectionContext value={{ isUp: () => isUp, listen }}>
      <p>
        <FailureText failure={failure} />
      </p>
    </ConnectionContext>,
  );
  return (next: boolean): void =>
    act(() => {
      isUp = next;
      tell();
    });
}

describe('what a failed action says [CUS-05]', () => {
  it('is that there is no connection, as long as there is none', () => {
    const turn = show(offline);
    expect(screen.getByText('Sie haben gerade keine Verbindung.')).toBeVisible();
    turn(false);
    expect(screen.getByText('Sie haben gerade keine Verbindung.')).toBeVisible();
    turn(true);
    expect(
      screen.getByText('Ihre Verbindung ist wieder da. Bitte versuchen Sie es noch einmal.'),
    ).toBeVisible();
  });

  it('stays where the connection was not what failed', () => {
    const turn = show(server);
    turn(true);
    expect(screen.getByText('In unseren Systemen ist ein Fehler aufgetreten.')).toBeVisible();
  });
});
