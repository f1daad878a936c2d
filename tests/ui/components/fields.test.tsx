import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { decimal } from '@domain/money/decimal';
import { AmountField } from '@ui/components/field/amount-field';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { DateField } from '@ui/components/field/date-field';
import { NumberField } from '@ui/components/field/number-field';
import { TextField } from '@ui/components/field/text-field';
import { renderPage } from '../render-page';

const noop = () => undefined;

describe('a field', () => {
  it('wires label, hint, warning and required state to its control [KIT-03]', () => {
    renderPage(
      <TextField
        id="name"
        label="Name"
        hint="Wie im Ausweis"
        issues={[{ severity: 'WARN', text: 'Ungewöhnlich kurz.' }]}
        value="A"
        onChange={noop}
      />,
    );
    const field = screen.getByRole('textbox', {
      name: 'Name',
      description: 'Wie im Ausweis Warnung: Ungewöhnlich kurz.',
    });
    expect(field).toBeRequired();
    expect(field).toBeValid();
  });

  it('is invalid with an error, says how to mend it, and mends it at a press [KIT-03]', async () => {
    const mend = jest.fn();
    renderPage(
      <AmountField
        id="quantity"
        label="Stückzahl"
        hint="Ganze Stücke"
        unit="Stück"
        issues={[
          { severity: 'ERROR', text: 'Das reicht für 53.', remedy: { label: '53 übernehmen', apply: mend } },
        ]}
        value="75"
        onChange={noop}
      />,
    );
    const field = screen.getByRole('textbox', {
      name: 'Stückzahl',
      description: /^Fehler: Das reicht für 53\./,
    });
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('button', { name: '53 übernehmen' }));
    expect(mend).toHaveBeenCalledTimes(1);
  });

  it('says what is optional, at the label [KIT-03]', () => {
    renderPage(<TextField id="birth" label="Geburtsname" optional value="" onChange={noop} />);
    expect(screen.getByRole('textbox', { name: 'Geburtsname freiwillig' })).not.toBeRequired();
  });
});

describe('AmountField', () => {
  function Limit() {
    const [value, setValue] = useState('');
    return <AmountField id="limit" label="Limit" unit="EUR" value={value} onChange={setValue} />;
  }

  it('groups thousands while typing and keeps the caret [KIT-01]', async () => {
    renderPage(<Limit />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Limit' });
    await userEvent.type(field, '1234567,89');
    expect(field).toHaveValue('1.234.567,89');
    field.setSelectionRange(1, 1);
    await userEvent.keyboard('9');
    expect(field).toHaveValue('19.234.567,89');
    expect(field.selectionStart).toBe(2);
  });

  it('never makes 15 of 1.5 [KIT-01]', async () => {
    renderPage(<Limit />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Limit' }), '1.5');
    expect(screen.getByRole('textbox', { name: 'Limit' })).toHaveValue('1.5');
  });
});

describe('NumberField', () => {
  function Quantity() {
    const [value, setValue] = useState('9');
    return (
      <NumberField
        id="quantity"
        label="Stückzahl"
        value={value}
        onChange={setValue}
        step={decimal('1')}
        stepLabels={{ less: 'Ein Stück weniger', more: 'Ein Stück mehr' }}
      />
    );
  }

  it('steps by named buttons and arrow keys [ORD-03]', async () => {
    renderPage(<Quantity />);
    const field = screen.getByRole('textbox', { name: 'Stückzahl' });
    await userEvent.click(screen.getByRole('button', { name: 'Ein Stück mehr' }));
    expect(field).toHaveValue('10');
    await userEvent.click(screen.getByRole('button', { name: 'Ein Stück weniger' }));
    await userEvent.type(field, '{ArrowDown}');
    expect(field).toHaveValue('8');
  });
});

describe('DateField', () => {
  it('sets the dots, completes when left and takes the picked day [KIT-02]', async () => {
    const blur = jest.fn();
    function Until() {
      const [value, setValue] = useState('');
      return <DateField id="until" label="Letzter Tag" value={value} onChange={setValue} onBlur={blur} />;
    }
    renderPage(<Until />);
    const field = screen.getByRole('textbox', { name: 'Letzter Tag' });
    await userEvent.type(field, '30112026');
    expect(field).toHaveValue('30.11.2026');
    await userEvent.clear(field);
    await userEvent.type(field, '1.2.26');
    await userEvent.tab();
    expect(field).toHaveValue('01.02.2026');
    expect(blur).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Kalender öffnen' })).toBeVisible();
  });
});

describe('ChoiceField', () => {
  const choices = [
    { value: 'BUY', label: 'Kaufen' },
    { value: 'SELL', label: 'Verkaufen' },
    { value: 'SWAP', label: 'Tauschen', disabled: true },
  ] as const;

  it('is a named group of radio buttons [ORD-03]', async () => {
    const choose = jest.fn();
    renderPage(
      <ChoiceField
        id="side"
        label="Richtung"
        value={undefined}
        choices={choices}
        onChange={choose}
        issues={[{ severity: 'ERROR', text: 'Bitte wählen.' }]}
      />,
    );
    const group = screen.getByRole('radiogroup', { name: 'Richtung', description: 'Fehler: Bitte wählen.' });
    expect(group).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(screen.getByRole('radio', { name: 'Verkaufen' }));
    expect(choose).toHaveBeenCalledWith('SELL');
    expect(screen.getByRole('radio', { name: 'Tauschen' })).toBeDisabled();
  });

  it('is a list where the words are long [ORD-03]', async () => {
    const choose = jest.fn();
    renderPage(
      <ChoiceField
        id="side"
        label="Richtung"
        look="list"
        placeholder="Bitte wählen"
        value={undefined}
        choices={choices}
        onChange={choose}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Richtung' }), 'Kaufen');
    expect(choose).toHaveBeenCalledWith('BUY');
    expect(screen.getByRole('combobox')).toBeRequired();
  });

  it('requires nothing of a list in which something is always chosen: HTML wants a placeholder for that', () => {
    renderPage(
      <ChoiceField id="side" label="Richtung" look="list" value="BUY" choices={choices} onChange={noop} />,
    );
    expect(screen.getByRole('combobox', { name: 'Richtung' })).not.toBeRequired();
  });
});

describe('CheckField', () => {
  it('carries the whole sentence as its name [KIT-03]', async () => {
    const change = jest.fn();
    renderPage(
      <CheckField
        id="agree"
        label="Ich nehme die Kosten an."
        hint="Sie sehen sie oben."
        checked={false}
        onChange={change}
      />,
    );
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Ich nehme die Kosten an.', description: 'Sie sehen sie oben.' }),
    );
    expect(change).toHaveBeenCalledWith(true);
  });
});
