import { documentKinds } from '@domain/postbox/document-title';
import { renderHook } from '@testing-library/react';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { useDocumentName } from '@ui/i18n/use-document-name';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

const args = {
  name: 'SAP SE',
  month: '2026-10',
  day: '2026-09-30',
  year: '2026',
  account: '2000000001',
  accountType: 'SA',
  depot: '2000000050',
  product: 'junior-depot',
};

function nameIn(language: 'de' | 'en') {
  const texts = createTexts(language, language === 'de' ? germanTexts : englishTexts);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <I18nextProvider i18n={texts}>{children}</I18nextProvider>
  );
  return renderHook(() => useDocumentName(), { wrapper }).result.current;
}

describe('what a document is called [CUS-02] [SAV-07]', () => {
  it.each([
    ['SETTLEMENT_NOTE_BUY', 'Wertpapierabrechnung Kauf SAP SE', 'Settlement note, purchase of SAP SE'],
    ['COST_NOTE_SELL', 'Kosteninformation Verkauf SAP SE', 'Cost note, sale of SAP SE'],
    [
      'ACCOUNT_STATEMENT',
      'Kontoauszug 10/2026, Verrechnungskonto 2000000001',
      'Account statement 10/2026, settlement account 2000000001',
    ],
    [
      'DEPOT_STATEMENT',
      'Depotauszug zum 30.09.2026, Depot 2000000050',
      'Custody account statement as at 30 Sept 2026, custody account 2000000050',
    ],
    ['TAX_CERTIFICATE', 'Jahressteuerbescheinigung 2026', 'Annual tax certificate 2026'],
    ['CONTRACT', 'Vertrag Junior-Depot', 'Contract: junior custody account'],
    ['PLAN_SUSPENDED', 'Sparplan ausgesetzt: SAP SE', 'Savings plan suspended: SAP SE'],
  ] as const)('%s is said in the language of the page', (kind, german, english) => {
    expect(nameIn('de')({ name: 'paper', title: { kind, args } })).toBe(german);
    expect(nameIn('en')({ name: 'paper', title: { kind, args } })).toBe(english);
  });

  it('calls an account in another currency what the accounts page calls it', () => {
    const title = { kind: 'ACCOUNT_STATEMENT', args: { ...args, accountType: 'foreign' } } as const;
    expect(nameIn('de')({ name: 'paper', title })).toBe('Kontoauszug 10/2026, Währungskonto 2000000001');
    expect(nameIn('en')({ name: 'paper', title })).toBe(
      'Account statement 10/2026, currency account 2000000001',
    );
  });

  it.each(documentKinds)('%s leaves no place open in either language', (kind) => {
    for (const language of ['de', 'en'] as const) {
      const said = nameIn(language)({ name: 'paper', title: { kind, args } });
      expect(said).not.toBe('paper');
      expect(said).not.toMatch(/\{\{|undefined|postbox\./);
    }
  });

  it('is the name on the paper where the bank tells no kind, or one not known here', () => {
    expect(nameIn('en')({ name: 'Nachtrag' })).toBe('Nachtrag');
    expect(nameIn('en')({ name: 'Nachtrag', title: { kind: 'UNKNOWN', args } })).toBe('Nachtrag');
  });
});
