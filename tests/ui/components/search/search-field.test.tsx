import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from '@ui/components/search/search-field';
import type { SearchOption } from '@ui/components/search/search-option';
import { fillBrowserGaps } from '../../browser-gaps';
import { renderPage } from '../../render-page';

beforeAll(fillBrowserGaps);

const found: readonly SearchOption[] = [
  { id: 'sap', label: 'SAP SE', detail: 'Aktie · 716460' },
  { id: 'siemens', label: 'Siemens AG' },
];

function Search({
  onChoose,
  state = 'loaded',
}: {
  onChoose?: (option: SearchOption) => void;
  state?: 'loaded' | 'loading' | 'failed';
}) {
  const [text, setText] = useState('');
  const options = found.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <SearchField
      id="instrument"
      label="Wertpapier"
      value={text}
      onChange={setText}
      options={text === '' || state !== 'loaded' ? [] : options}
      state={state}
      onChoose={(option) => {
        setText(option.label);
        onChoose?.(option);
      }}
    />
  );
}

describe('SearchField', () => {
  it('opens with what was found, says how many, and is closed when nothing was typed [ORD-02]', async () => {
    renderPage(<Search />);
    const field = screen.getByRole('combobox', { name: 'Wertpapier', expanded: false });
    await userEvent.type(field, 's');
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('2 Treffer');
  });

  it('goes round by arrow keys and chooses by enter; the focus never leaves the field [ORD-02]', async () => {
    const choose = jest.fn();
    renderPage(<Search onChoose={choose} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 's{ArrowDown}{ArrowDown}');
    const siemens = screen.getByRole('option', { name: 'Siemens AG', selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', siemens.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose).toHaveBeenCalledWith(found[0]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('SAP SE');
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes at escape, clears at a second one, and never chooses unasked [ORD-02]', async () => {
    const choose = jest.fn();
    renderPage(<Search onChoose={choose} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'si{Enter}');
    expect(choose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('si');
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveValue('');
  });

  it('chooses by mouse [ORD-02]', async () => {
    const choose = jest.fn();
    renderPage(<Search onChoose={choose} />);
    await userEvent.type(screen.getByRole('combobox'), 'sap');
    await userEvent.click(screen.getByRole('option', { name: /SAP SE/ }));
    expect(choose).toHaveBeenCalledWith(found[0]);
  });

  it('says that nothing was found, to eye and ear [ORD-02]', async () => {
    renderPage(<Search />);
    await userEvent.type(screen.getByRole('combobox'), 'xyz');
    expect(screen.getByText('Kein Treffer für „xyz“.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 Treffer');
  });

  it.each([
    ['loading', 'Suche läuft.'],
    ['failed', 'Die Suche antwortet gerade nicht.'],
  ] as const)('says it is %s [ORD-02]', (state, words) => {
    renderPage(<Search state={state} />);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });
});
