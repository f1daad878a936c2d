import { act, cleanup, screen } from '@testing-library/react';
import type { Failure } from '@domain/failure/failure';
import { FailureText } from '@ui/components/feedback/failure-text';
import { ConnectionContext } from '@ui/components/feedback/use-connection';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { FailedRelease } from '@ui/release/failed-release';
import { renderPage } from '../render-page';

const offline: Failure = { kind: 'no-answer', reason: 'offline', errorId: 'E' };
const server: Failure = { kind: 'server', errorId: 'E' };

/** The sentence about a failure, while a connection comes and goes. */
function show(
  failure: Failure,
  told = (
    <p>
      <FailureText failure={failure} />
    </p>
  ),
  texts = createTexts('de', germanTexts),
) {
  let isUp = false;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  renderPage(
    <ConnectionContext value={{ isUp: () => isUp, listen }}>{told}</ConnectionContext>,
    undefined,
    texts,
  );
  return (next: boolean): void =>
    act(() => {
      isUp = next;
      for (const tell of [...listeners]) tell();
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
      screen.getByText(
        'Ihre Verbindung war unterbrochen und ist wieder da. Bitte versuchen Sie es noch einmal.',
      ),
    ).toBeVisible();
  });

  it.each([
    [
      'de',
      germanTexts,
      [
        'Ihre Verbindung war unterbrochen und ist wieder da.',
        'Es ist keine Order entstanden. Versuchen Sie es noch einmal.',
      ],
    ],
    [
      'en',
      englishTexts,
      ['Your connection was lost and is back now.', 'No order was placed. Please try again.'],
    ],
  ] as const)('asks once to try again beside what a release says of it: %s', (language, tree, said) => {
    const texts = createTexts(language, tree);
    const nothing = texts.t('order.check.nothingSent');
    const turn = show(
      offline,
      <FailedRelease failure={offline} nothing={nothing} attempted={undefined} />,
      texts,
    );
    turn(false);
    turn(true);
    expect(screen.getAllByRole('paragraph').map(({ textContent }) => textContent)).toEqual([
      texts.t('release.failed'),
      ...said,
    ]);
  });

  it('is that the answer did not arrive, where the line stands, and that there is none once it is known to be gone', () => {
    renderPage(<FailureText failure={offline} />);
    expect(screen.getByText('Die Antwort ist nicht angekommen.')).toBeVisible();
    cleanup();
    const turn = show(offline);
    expect(screen.getByText('Sie haben gerade keine Verbindung.')).toBeVisible();
    turn(true);
    expect(screen.queryByText('Die Antwort ist nicht angekommen.')).not.toBeInTheDocument();
  });

  it('stays where the connection was not what failed', () => {
    const turn = show(server);
    turn(true);
    expect(screen.getByText('In unseren Systemen ist ein Fehler aufgetreten.')).toBeVisible();
  });
});
