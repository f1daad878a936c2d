import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectionContext } from '@ui/components/feedback/use-connection';
import { shownMoments } from '@ui/components/feedback/shown-moments';
import { ReleaseView } from '@ui/release/release-view';
import { instant } from '@domain/time/instant';
import { renderInGerman } from '../render-in-german';
import { ScriptedTan } from './scripted-tan';

const unsure = 'Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.';

/** A release with its proof, on a line that can be lost. */
async function show() {
  const tan = new ScriptedTan('M_TAN');
  let isUp = true;
  let tell = (): void => undefined;
  const listen = (listener: () => void) => {
    tell = listener;
    return () => undefined;
  };
  const release = { stage: { kind: 'proof', tan: tan.model, at: instant(7) }, failed: undefined } as const;
  const { unmount } = renderInGerman(
    <ConnectionContext value={{ isUp: () => isUp, listen }}>
      <ReleaseView model={release} proof={{ words: <p>Kauf</p>, submitLabel: 'Kaufen' }} />
    </ConnectionContext>,
  );
  await act(() => tan.settle());
  const lose = (): void =>
    act(() => {
      isUp = false;
      tell();
    });
  return { tan, lose, unmount };
}

describe('a release on a line that is lost [CUS-05] [ORD-17]', () => {
  it('says while it is out that nobody knows, and that the same is not to be released again', async () => {
    const { tan, lose } = await show();
    tan.isSilent = true;
    await userEvent.type(screen.getByRole('textbox', { name: /^TAN/ }), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Kaufen' }));
    expect(screen.queryByText(unsure)).not.toBeInTheDocument();
    lose();
    expect(screen.getByRole('alert')).toHaveTextContent(unsure);
    expect(screen.getByRole('alert')).toHaveTextContent('nicht noch einmal frei');
  });

  it('says nothing of that before it is sent', async () => {
    const { lose } = await show();
    lose();
    expect(screen.queryByText(unsure)).not.toBeInTheDocument();
  });

  it('tells the banner since when it is shown', async () => {
    const { unmount } = await show();
    expect([...shownMoments]).toEqual([{ at: instant(7) }]);
    unmount();
    expect([...shownMoments]).toEqual([]);
  });
});
