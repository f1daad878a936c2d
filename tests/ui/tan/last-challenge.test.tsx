import type { TanType } from '@domain/tan/tan-type';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TanEntryView } from '@ui/tan/tan-entry-view';
import * as E from 'fp-ts/Either';
import { act } from 'react';
import { renderInGerman } from '../render-in-german';
import { ScriptedTan } from './scripted-tan';

async function shown(favourite: TanType): Promise<ScriptedTan> {
  const script = new ScriptedTan(favourite);
  renderInGerman(<TanEntryView model={script.model} submitLabel="Kosten annehmen und kaufen" />);
  await act(() => script.settle());
  return script;
}

describe('the last challenge before the lock', () => {
  it.each(['P_TAN_PUSH', 'P_TAN', 'M_TAN'] as const)(
    'with the last %s asks for no other one, which would lock: it says so',
    async (type) => {
      const script = await shown(type);
      const again = async () => {
        act(() => {
          script.model.request();
        });
        await act(() => script.settle());
      };
      await again();
      expect(screen.queryByText(/zählen/)).not.toBeInTheDocument();
      await again();
      expect(screen.getByText(/^Freigaben, die Sie nicht nutzen, zählen/)).toBeVisible();
      await again();
      await again();
      expect(script.requested).toHaveLength(5);
      expect(screen.getByText('Das ist die letzte Freigabe, die Sie anfordern konnten')).toBeVisible();
      expect(screen.queryByRole('button', { name: /noch einmal|Neue Grafik/ })).not.toBeInTheDocument();
      for (const radio of screen.getAllByRole('radio'))
        expect(radio).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Alt>}1{/Alt}{Alt>}2{/Alt}{Alt>}3{/Alt}');
      await again();
      await act(() => script.scheduler.advance(300_000));
      const anew = screen.getByRole('button', { name: 'Neu anfordern' });
      expect(anew).toHaveAccessibleDescription(
        'Eine weitere Anforderung würde Ihr TAN-Verfahren sperren. Bitte rufen Sie uns an.',
      );
      await userEvent.click(anew);
      expect(script.requested).toHaveLength(5);
    },
  );

  it('keeps the last picture after a wrong TAN: a fresh one would lock [TAN-06]', async () => {
    const script = await shown('P_TAN');
    for (let time = 0; time < 4; time += 1) {
      act(() => {
        script.model.request();
      });
      await act(() => script.settle());
    }
    script.answer = E.left({ kind: 'tan', reason: 'invalid', triesLeft: 2, messages: [] });
    await userEvent.type(screen.getByRole('textbox', { name: /^TAN/ }), '482917');
    await userEvent.click(screen.getByRole('button', { name: 'Kosten annehmen und kaufen' }));
    await act(() => script.settle());
    expect(screen.getByRole('textbox', { name: /^TAN/ })).toHaveAccessibleDescription(/ungültige TAN/);
    expect(script.requested).toHaveLength(5);
  });
});
