import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { I18nextProvider } from 'react-i18next';
import { ContactContext } from '@ui/components/contact/contact';
import { ContactLine } from '@ui/components/contact/contact-line';
import { FailurePanel } from '@ui/components/feedback/failure-panel';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';

const contact = {
  phone: '069 123',
  hours: { de: 'rund um die Uhr', en: 'at any hour' },
  message: '/nachricht',
};

/** What the page of a message is told in the entry of the history. */
function Told() {
  return <p>{JSON.stringify(useLocation().state)}</p>;
}

function show(language: 'de' | 'en', element = <ContactLine />, isSignedIn = true) {
  render(
    <I18nextProvider i18n={createTexts(language, language === 'de' ? germanTexts : englishTexts)}>
      <ContactContext value={{ ...contact, isSignedIn: () => isSignedIn }}>
        <MemoryRouter initialEntries={['/ngbrk/orderbuch?depot=1']}>
          <Routes>
            <Route path="/nachricht" element={<Told />} />
            <Route path="*" element={element} />
          </Routes>
        </MemoryRouter>
      </ContactContext>
    </I18nextProvider>,
  );
}

/** Every text below a tree with its key, part by part. */
const texts = (tree: unknown, key: readonly string[] = []): readonly (readonly [string, string])[] =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).flatMap(([part, below]) => texts(below, [...key, part]))
    : [[key.join('.'), String(tree)]];

const ui = join(__dirname, '../../../ui');
const components = readdirSync(ui, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(ui, file), 'utf8'));

/** Texts of the error page, which shows where the bank is reached under whatever it says. */
const onErrorPage = /^errors\.[a-z-]+\.box\.text$/;

describe('where customers reach somebody', () => {
  it.each([
    ['de', 'Sie erreichen uns unter', 'rund um die Uhr', 'Nachricht schreiben'],
    ['en', 'You can reach us on', 'at any hour', 'Write a message'],
  ] as const)('is told in %s with telephone, hours and message [SH-06]', (language, lead, hours, message) => {
    show(language);
    expect(screen.getByText(new RegExp(`${lead}.*${hours}`))).toBeVisible();
    expect(screen.getByRole('link', { name: '069 123' })).toHaveAttribute('href', 'tel:069123');
    expect(screen.getByRole('link', { name: message })).toHaveAttribute('href', '/nachricht');
  });

  it.each([
    ['de', /Angemeldet schreiben Sie uns sicher aus Ihrem Postfach: Nachricht schreiben/],
    ['en', /Once signed in, you can write to us securely from your inbox: Write a message/],
  ] as const)('says in %s to somebody who is not signed in how to write [SH-06]', (language, sentence) => {
    show(language, <ContactLine />, false);
    expect(
      screen.getByText((_, element) => element?.tagName === 'P' && sentence.test(element.textContent)),
    ).toBeVisible();
  });

  it('leads to a message about what was there, and nothing of it stands in the address', async () => {
    show('de', <ContactLine reference="0204 AF85" />);
    const link = screen.getByRole('link', { name: 'Nachricht schreiben' });
    expect(link).toHaveAttribute('href', '/nachricht');
    await userEvent.click(link);
    expect(screen.getByText('{"about":{"from":"/ngbrk/orderbuch","reference":"0204 AF85"}}')).toBeVisible();
  });

  it('stands below a failure that only the bank can explain [KIT-13]', () => {
    const failure = { kind: 'blocked', key: 'fehler-aktion-gesperrt', args: {} } as const;
    show('de', <FailurePanel failure={failure} subject="Das Depot" onRetry={() => undefined} />);
    expect(screen.getByRole('link', { name: '069 123' })).toBeVisible();
  });

  const calling = [
    ...texts(germanTexts).filter(([, text]) => /rufen Sie uns|uns an|Telefonisch|am Telefon/iu.test(text)),
    ...texts(englishTexts).filter(([, text]) => /call us|by telephone/iu.test(text)),
  ].map(([key]) => key);

  it.each([...new Set(calling)].filter((key) => !onErrorPage.test(key)))(
    'stands in every component that says %s [SH-06]',
    (key) => {
      const saying = components.filter((component) => component.includes(`'${key}'`));
      expect(saying.length).toBeGreaterThan(0);
      expect(saying.every((component) => component.includes('<ContactLine'))).toBe(true);
    },
  );
});
