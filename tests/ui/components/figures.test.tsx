import { screen } from '@testing-library/react';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { AmountText } from '@ui/components/text/amount-text';
import { ChangeText } from '@ui/components/text/change-text';
import { DiscreetMode } from '@ui/i18n/discreet';
import { SummaryList } from '@ui/components/text/summary-list';
import { renderPage } from '../render-page';

const text = (element: React.ReactElement) => renderPage(element).container.textContent;

describe('figures', () => {
  it('keeps figure and unit together [SH-11]', () => {
    expect(text(<AmountText amount={amount('1234.5', EUR)} />)).toBe('1.234,50\u00a0EUR');
  });

  it('shows the unknown as a dash and says the word, never 0 [SH-11]', () => {
    expect(text(<AmountText amount={undefined} />)).toBe('—unbekannt');
  });

  it('hides every amount in discreet mode that is not called a price [SH-11]', () => {
    const both = (
      <DiscreetMode value={true}>
        <AmountText amount={amount('1234.5', EUR)} />
        <AmountText amount={amount('99', EUR)} price />
      </DiscreetMode>
    );
    expect(text(both)).toBe('••••Betrag verborgen\u00a0EUR99,00\u00a0EUR');
  });

  it.each([
    ['83.26', '0.07', '+83,26\u00a0EUR · +0,07\u00a0% heute gestiegen', 'a gain'],
    ['-12', '-0.21', '\u221212,00\u00a0EUR · \u22120,21\u00a0% heute gefallen', 'a loss'],
    ['0', '0.00', '0,00\u00a0EUR · 0,00\u00a0% heute unverändert', 'neither'],
  ])('says a change of %s in figures and words: %s (%s) [OBK-04]', (absolute, relative, expected) => {
    const change = <ChangeText absolute={amount(absolute, EUR)} relative={decimal(relative)} day="today" />;
    expect(text(change)).toBe(expected);
  });

  it('names the day of a change that is not of today [OBK-04]', () => {
    const change = <ChangeText relative={decimal('0.07')} day={calendarDay('2026-11-20')} />;
    expect(text(change)).toBe('+0,07\u00a0% am Fr., 20.11. gestiegen');
  });

  it('keeps the percentage of a change in discreet mode [OBK-04]', () => {
    const change = <ChangeText absolute={amount('83.26', EUR)} relative={decimal('0.07')} />;
    expect(text(<DiscreetMode value={true}>{change}</DiscreetMode>)).toBe('+0,07\u00a0% gestiegen');
  });

  it('lists terms and values [SH-11]', () => {
    renderPage(<SummaryList rows={[{ id: 'sum', kind: 'sum', label: 'Summe', value: '5,00' }]} />);
    expect(screen.getByRole('term')).toHaveTextContent('Summe');
    expect(screen.getByRole('definition')).toHaveTextContent('5,00');
  });
});
