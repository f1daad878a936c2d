import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MonthField } from '@ui/components/field/month-field';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';

const trees = { de: germanTexts, en: englishTexts };

describe('MonthField', () => {
  it.each([
    ['de', '042019', '04.2019'],
    ['de', '4.2019', '04.2019'],
    ['de', '2019-04', '04.2019'],
    ['en', '042019', '04/2019'],
    ['en', '4/2019', '04/2019'],
    ['en', '2019-04', '04/2019'],
  ] as const)(
    'in %s takes %s for %s, and keeps it the same [KIT-02] [CUS-09]',
    async (language, typed, shown) => {
      const kept: string[] = [];
      const blur = jest.fn();
      function Since() {
        const [value, setValue] = useState('');
        kept.push(value);
        return <MonthField id="since" label="Seit" value={value} onChange={setValue} onBlur={blur} />;
      }
      render(
        <I18nextProvider i18n={createTexts(language, trees[language])}>
          <Since />
        </I18nextProvider>,
      );
      const field = screen.getByRole('textbox', { name: 'Seit' });
      await userEvent.type(field, typed);
      await userEvent.tab();
      expect(field).toHaveValue(shown);
      expect(kept.at(-1)).toBe('04.2019');
      expect(blur).toHaveBeenCalledTimes(1);
    },
  );
});
