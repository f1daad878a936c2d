import { act, render, screen } from '@testing-library/react';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { useTexts } from '@ui/i18n/use-texts';
import { PageHeading } from '@ui/components/text/page-heading';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

type Step = 'input' | 'check';

function ChangePage({ step }: { readonly step: Step }) {
  const t = useTexts();
  return <PageHeading state={t(`orderChange.state.${step}`)}>{t('shell.page.orderChange')}</PageHeading>;
}

/** A page with steps, scrolled to where the button of its first one stands. */
function shown() {
  const texts = createTexts('de', germanTexts);
  texts.addResourceBundle('en', 'translation', englishTexts);
  const page = (step: Step) => (
    <I18nextProvider i18n={texts}>
      <MemoryRouter>
        <ChangePage step={step} />
      </MemoryRouter>
    </I18nextProvider>
  );
  const { rerender } = render(page('input'));
  document.documentElement.scrollTop = 400;
  return { texts, turnTo: (step: Step) => rerender(page(step)) };
}

const heading = () => screen.getByRole('heading', { level: 1 });
const scrolled = () => document.documentElement.scrollTop;

describe('heading of a page', () => {
  it('leaves the focus to the browser at the first page of a visit [SH-01]', () => {
    shown();
    expect(heading()).not.toHaveFocus();
  });

  it('takes the focus with each step, which begins at the top [SH-08] [SH-09]', () => {
    shown().turnTo('check');
    expect(heading()).toHaveFocus();
    expect(scrolled()).toBe(0);
  });

  it('leaves focus and place alone when only the language changes [SH-11]', async () => {
    const { texts } = shown();
    await act(() => texts.changeLanguage('en'));
    expect(heading()).toHaveTextContent('Change');
    expect(heading()).not.toHaveFocus();
    expect(scrolled()).toBe(400);
  });
});
