import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import { SignedWords } from '@ui/tan/signed-words';
import { TanEntryView } from '@ui/tan/tan-entry-view';
import type { TanType } from '@domain/tan/tan-type';
import { act } from 'react';
import { renderInGerman } from '../render-in-german';
import { challengeOf, ScriptedTan } from './scripted-tan';

const PROMISE = 'Die Order wird genau einmal erteilt.';

async function shown(
  favourite: TanType,
  prepare: (script: ScriptedTan) => void = () => undefined,
): Promise<ScriptedTan> {
  const script = new ScriptedTan(favourite);
  prepare(script);
  renderInGerman(
    <TanEntryView model={script.model} submitLabel="Kosten annehmen und kaufen" promise={PROMISE} />,
  );
  await act(() => script.settle());
  return script;
}

const release = () => screen.getByRole('button', { name: 'Kosten annehmen und kaufen' });

describe('the TAN widget on the screen', () => {
  it('offers push, photo and SMS, never the app nor TAN_FREI [TAN-08]', async () => {
    await shown('P_TAN');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-keyshortcuts'))).toEqual([
      'Alt+1',
      'Alt+2',
      'Alt+3',
    ]);
    expect(screen.getByRole('radio', { name: /photoTAN Grafik/ })).toBeChecked();
  });

  it('shows no choice where there is a single method [TAN-08]', async () => {
    await shown('P_TAN', (script) => {
      script.onlyOneType = true;
    });
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('says in the field how many digits are missing and enables the button when none are [TAN-06] [TAN-11]', async () => {
    await shown('P_TAN');
    const field = screen.getByRole('textbox', { name: /^TAN/ });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.type(field, '4829');
    expect(field).toHaveAccessibleDescription('Noch 2 Ziffern.');
    expect(release()).toHaveAttribute('aria-disabled', 'true');
    expect(release()).toHaveAccessibleDescription('Der Knopf wird frei, sobald die TAN vollständig ist.');
    await userEvent.type(field, '17');
    expect(release()).not.toHaveAttribute('aria-disabled');
  });

  it('shows word for word what the device signs, in the language of the device [CUS-08] [TAN-14]', () => {
    const signed = {
      sentence: 'Kauf freigeben',
      lines: [
        { label: 'Auftrag', value: 'Kauf 3 Stück' },
        { label: 'Preis', value: 'Limit 220,00 EUR' },
      ],
    };
    const challenge = { ...challengeOf('M_TAN', 1, 0), signed };
    renderInGerman(<SignedWords challenge={challenge}>Sie kaufen 3 Stück SAP SE</SignedWords>);
    expect(screen.getByText('Kauf freigeben').closest('[lang]')).toHaveAttribute('lang', 'de');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Auftrag', 'Preis']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Kauf 3 Stück',
      'Limit 220,00 EUR',
    ]);
  });

  it('says a sentence once where the device shows the very same one [CUS-08] [TAN-14]', () => {
    const sentence = 'Sie geben Ihre Sitzung im Depotwerk frei.';
    const challenge = { ...challengeOf('M_TAN', 1, 0), signed: { sentence, lines: [] } };
    renderInGerman(<SignedWords challenge={challenge}>{sentence}</SignedWords>);
    expect(screen.getAllByText(sentence)).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Das steht auf Ihrem Gerät' })).not.toBeInTheDocument();
    expect(screen.getByText(/Ihr Gerät zeigt dieselben Angaben/)).toBeInTheDocument();
  });

  it('takes a pasted code with spaces [TAN-05]', async () => {
    const script = await shown('M_TAN');
    await userEvent.click(screen.getByRole('textbox', { name: /^TAN/ }));
    await userEvent.paste('000 000');
    await userEvent.keyboard('{Enter}');
    expect(script.submitted).toEqual([{ challengeId: 'c1', type: 'M_TAN', tan: '000000' }]);
  });

  it('shows the default sentence at the input when the bank gives none [TAN-12]', async () => {
    await shown('M_TAN', (script) => {
      script.answer = E.left({ kind: 'tan', reason: 'invalid', triesLeft: 2, messages: [] });
    });
    await userEvent.type(screen.getByRole('textbox', { name: /^TAN/ }), '111111{Enter}');
    expect(screen.getByRole('textbox', { name: /^TAN/ })).toHaveAccessibleDescription(
      /Sie haben eine ungültige TAN eingegeben\. Nach der dritten Falscheingabe wird Ihr Konto aus Sicherheitsgründen gesperrt\./,
    );
    expect(screen.getByText('2 von 3 übrig')).toBeInTheDocument();
  });

  it('sends the SMS by its button and names the recipient [TAN-05]', async () => {
    const script = await shown('P_TAN');
    await userEvent.click(screen.getByRole('radio', { name: /SMS-TAN/ }));
    expect(script.requested).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'SMS-TAN anfordern' }));
    expect(screen.getByText('Die SMS ist unterwegs an +49 171 ••• 4482.')).toBeInTheDocument();
  });

  it('takes another method by Alt and its number', async () => {
    const script = await shown('M_TAN');
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    expect(script.requested).toEqual([undefined, 'P_TAN']);
  });

  it('is one stop of Tab, in which arrows move and take nothing [TAN-08] [SH-12]', async () => {
    const script = await shown('P_TAN');
    const [push, photo, sms] = screen.getAllByRole('radio');
    expect([push, photo, sms].map((each) => each?.tabIndex)).toEqual([-1, 0, -1]);
    act(() => photo?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(sms).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(push).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
    expect(photo).toHaveFocus();
    expect(photo).toBeChecked();
    expect(script.requested).toHaveLength(1);
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(sms).toBeChecked();
    act(() => sms?.focus());
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    expect(push).toHaveFocus();
  });

  it('offers to ask again after the push was declined [TAN-07]', async () => {
    const script = await shown('P_TAN_PUSH', (it) => {
      it.pushStatus = 'DECLINED';
    });
    await act(() => script.scheduler.advance(3000));
    expect(screen.getByRole('alert')).toHaveTextContent('Auf dem Gerät abgelehnt');
    // What was declined cannot be released in the time that is left of it.
    expect(screen.queryByRole('timer')).toBeNull();
    expect(release()).toHaveAccessibleDescription(
      'Der Knopf wird frei, sobald Sie die Freigabe neu angefordert und auf dem Gerät bestätigt haben.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Freigabe erneut anfordern' }));
    expect(script.requested).toHaveLength(2);
    // The button is gone; the keyboard goes on from where it stood, not from the top of the page [SH-12].
    expect(document.activeElement).toContainElement(screen.getByText('Wir warten auf Ihre Bestätigung'));
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the keyboard where it stood when the telephone takes the focused button away [TAN-07] [SH-12]', async () => {
    const script = await shown('P_TAN_PUSH');
    screen.getByRole('button', { name: 'Noch einmal senden' }).focus();
    script.pushStatus = 'AUTHENTICATED';
    await act(() => script.scheduler.advance(3000));
    expect(document.activeElement).toContainElement(screen.getByText('Auf Ihrem Gerät bestätigt'));
    expect(document.body).not.toHaveFocus();
  });

  it('keeps the keyboard where it stood when the field goes with the code that was sent [TAN-05] [SH-12]', async () => {
    await shown('M_TAN');
    await userEvent.type(screen.getByRole('textbox', { name: /^TAN/ }), '111111{Enter}');
    expect(screen.queryByRole('textbox', { name: /^TAN/ })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('takes no focus that stands elsewhere when the telephone answers [TAN-07] [SH-12]', async () => {
    const script = await shown('P_TAN_PUSH');
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    release().focus();
    script.pushStatus = 'AUTHENTICATED';
    await act(() => script.scheduler.advance(3000));
    expect(release()).toHaveFocus();
  });

  it('leaves the focus to the page while nobody has pressed anything [SH-12]', async () => {
    await shown('P_TAN_PUSH');
    expect(screen.getByText('Wir warten auf Ihre Bestätigung')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('offers a way to people who cannot see the picture, in its text and at one press [TAN-06]', async () => {
    const script = await shown('P_TAN');
    expect(
      screen.getByRole('img', {
        name: /^photoTAN-Grafik.* photoTAN-Push \(Alt 1\) oder SMS-TAN \(Alt 3\)\.$/,
      }),
    ).toBeInTheDocument();
    const push = screen.getByRole('button', { name: 'photoTAN-Push' });
    expect(push.parentElement).toHaveTextContent(
      'Sie können die Grafik nicht sehen? Nehmen Sie photoTAN-Push oder SMS-TAN.',
    );
    await userEvent.click(push);
    expect(script.requested).toEqual([undefined, 'P_TAN_PUSH']);
  });

  it('leads to the bank where the picture is the only way [TAN-06]', async () => {
    await shown('P_TAN', (script) => {
      script.onlyOneType = true;
    });
    expect(screen.getByText(/nicht sehen\? Rufen Sie uns an/)).toBeInTheDocument();
  });

  it('asks for nothing with TAN_FREI [TAN-08]', async () => {
    const script = await shown('TAN_FREI');
    expect(screen.getByText('Keine TAN nötig')).toBeInTheDocument();
    await userEvent.click(release());
    expect(script.submitted).toEqual([{ challengeId: 'c1', type: 'TAN_FREI' }]);
  });

  it('says what is left as words: tries, requests, time', async () => {
    await shown('P_TAN');
    expect(screen.getByText('3 von 3 übrig')).toBeInTheDocument();
    expect(screen.getByText('4 von 5 übrig')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('noch 05:00 Minuten');
  });

  it('says that another window replaced a request that was void before its time, with no time running [TAN-10]', async () => {
    const gone = { severity: 'ERROR', key: 'fehler-tan-abgelaufen', args: {}, origin: [] } as const;
    const script = await shown('M_TAN', (tan) => {
      tan.answer = E.left({ kind: 'tan', reason: 'expired', messages: [gone] });
    });
    await act(() => script.scheduler.advance(6000));
    await userEvent.type(screen.getByRole('textbox', { name: /^TAN/ }), '111111{Enter}');
    const said = () =>
      screen.getAllByRole('alert').find((each) => each.textContent.includes('Eine neuere Freigabe'));
    expect(said()).toHaveTextContent(
      'Sie haben die Freigabe in einem anderen Fenster angefordert. Geben Sie dort frei, oder fordern Sie die Freigabe hier neu an.',
    );
    expect(screen.queryByText(/nur wenige Minuten/)).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    await act(() => script.scheduler.advance(600_000));
    expect(said()).toHaveTextContent('Ihre Angaben sind noch da.');
    await userEvent.click(screen.getByRole('button', { name: 'Neu anfordern' }));
    expect(screen.getByRole('timer')).toHaveTextContent('noch 05:00 Minuten');
  });

  it('offers no further way once locked, says so once and promises nothing [TAN-12]', async () => {
    await shown('M_TAN', (script) => {
      script.answer = E.left({ kind: 'tan', reason: 'denied', messages: [] });
    });
    expect(screen.getByText(PROMISE)).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /^TAN/ }), '111111{Enter}');
    expect(screen.getAllByText(/Ihr TAN-Verfahren ist gesperrt/)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Ihr TAN-Verfahren ist gesperrt');
    expect(screen.queryByText(PROMISE)).toBeNull();
    expect(release()).toHaveAttribute('aria-disabled', 'true');
  });
});
