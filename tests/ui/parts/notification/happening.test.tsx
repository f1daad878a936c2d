import { render } from '@testing-library/react';
import { depotId, documentId, orderId, savingsPlanId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { EUR, PIECES } from '@domain/money/unit';
import type { Happening, ToldTitle } from '@domain/notification/notification';
import { fundFailReasons } from '@domain/fund-depot/fund-order';
import { applicationStates } from '@domain/product-application/submitted-application';
import { failReasons } from '@domain/savings-plan/execution-status';
import { instant } from '@domain/time/instant';
import { DiscreetMode } from '@ui/i18n/discreet';
import { englishTexts } from '@ui/i18n/english-texts';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { happeningPlace } from '@ui/parts/notification/happening-place';
import { HappeningText } from '@ui/parts/notification/happening-text';
import { I18nextProvider } from 'react-i18next';

const inLanguage = {
  de: createTexts('de', germanTexts),
  en: createTexts('en', englishTexts),
};
const inBankWords = 'Das ist geschehen.';

function drawn(happening: Happening, language: 'de' | 'en', isDiscreet = false): HTMLElement {
  const notification = { id: '1', at: instant(0), isSeen: false, name: inBankWords, happening };
  return render(
    <I18nextProvider i18n={inLanguage[language]}>
      <DiscreetMode value={isDiscreet}>
        <HappeningText notification={notification} />
      </DiscreetMode>
    </I18nextProvider>,
  ).container;
}

/** As it is read, the no-break spaces of amounts as plain ones. */
const said = (happening: Happening, language: 'de' | 'en' = 'de', isDiscreet = false): string =>
  drawn(happening, language, isDiscreet).textContent.replaceAll('\u00a0', ' ');

const sale = {
  orderId: orderId('O1'),
  depotId: depotId('D1'),
  side: 'SELL',
  quantity: amount('30', PIECES),
} as const;

const of = (title: ToldTitle): Happening => ({ kind: 'tax', title });

const args = {
  name: 'Altersvorsorge',
  day: '2026-11-16',
  amount: '1498.34',
  tax: '12.40',
  year: '2026',
  product: 'junior-depot',
  number: 'DW-4711',
  state: 'REVIEW',
};

describe('what happened, in words', () => {
  it.each<[ToldTitle, string, string]>([
    [
      { kind: 'SAVINGS_PLAN_PARTLY_EXECUTED', args: { ...args, reason: 'CASH_MISSING' } },
      'Sparplan „Altersvorsorge“ am 16.11.2026 nur zum Teil ausgeführt: Das Konto war nicht gedeckt.',
      'Savings plan “Altersvorsorge” executed only in part on 16 Nov 2026: There was not enough money in the account.',
    ],
    [
      { kind: 'FUND_DEPOSIT_EXECUTED', args },
      'Einzahlung ins Fondsdepot ausgeführt: 1.498,34 EUR',
      'Payment into the fund account executed: 1,498.34 EUR',
    ],
    [
      { kind: 'FUND_WITHDRAWAL_NOT_EXECUTED', args: { reason: 'HALTED' } },
      'Auszahlung aus dem Fondsdepot nicht ausgeführt: Die Preisfeststellung war ausgesetzt.',
      'Withdrawal from the fund account not executed: Pricing was suspended.',
    ],
    [
      { kind: 'APPLICATION', args },
      'Junior-Depot, Antrag DW-4711: Wird geprüft',
      'Application DW-4711, junior custody account: Under review',
    ],
    [
      { kind: 'LUMP_SUMS', args },
      'Vorabpauschale 2026 für Ihre Fonds gebucht: 1.498,34 EUR, Steuer 12,40 EUR',
      'Advance lump sum of 2026 booked for your funds: 1,498.34 EUR, tax 12.40 EUR',
    ],
  ])('$kind is said in the language of the page', (title, german, english) => {
    expect([said(of(title)), said(of(title), 'en')]).toEqual([german, english]);
  });

  it.each(Object.keys(germanTexts.notification.words.told))(
    '%s has words of its own in both languages, and none is left open',
    (kind) => {
      const both = [said(of({ kind, args })), said(of({ kind, args }), 'en')];
      expect(new Set([...both, inBankWords]).size).toBe(3);
      expect(both.join()).not.toMatch(/[{}]|2026-11|1498/u);
    },
  );

  it.each([
    ['a plan’s', 'SAVINGS_PLAN_NOT_EXECUTED', failReasons],
    ['a fund order’s', 'FUND_DEPOSIT_NOT_EXECUTED', fundFailReasons],
  ] as const)('every reason of %s is said', (_, kind, reasons) => {
    for (const reason of reasons) {
      expect(said(of({ kind, args: { ...args, reason } }), 'en')).toMatch(/executed(?: on [^:]+)?: \S.*\.$/u);
    }
  });

  it('every state of an application is said', () => {
    for (const state of applicationStates) {
      expect(said(of({ kind: 'APPLICATION', args: { ...args, state } }))).toMatch(/DW-4711: \S/u);
    }
  });

  it.each<[string, ToldTitle]>([
    ['a reason', { kind: 'SAVINGS_PLAN_NOT_EXECUTED', args: { ...args, reason: 'RAFFLE' } }],
    ['a product', { kind: 'APPLICATION', args: { ...args, product: 'raffle' } }],
    ['what happened', { kind: 'RAFFLE', args }],
    ['a day that is not told', { kind: 'SAVINGS_PLAN_EXECUTED', args: { name: 'Altersvorsorge' } }],
    ['a day', { kind: 'SAVINGS_PLAN_EXECUTED', args: { ...args, day: 'tomorrow' } }],
  ])(
    'where the portal has no word for %s, the bank’s words are kept and marked as German [SH-11]',
    (_, title) => {
      const container = drawn(of(title), 'en');
      expect(container).toHaveTextContent(inBankWords);
      expect(container.querySelector('[lang="de"]')).toHaveTextContent(inBankWords);
    },
  );

  it.each<[string, Happening]>([
    ['untold', { kind: 'document', documentId: documentId('X1') }],
    ['new', { kind: 'document', documentId: documentId('X1'), title: { kind: 'UNKNOWN', args: {} } }],
  ])(
    'a document whose kind is %s is announced in the language of the page, its name marked as German [SH-11]',
    (_, happening) => {
      const container = drawn(happening, 'en');
      expect(container).toHaveTextContent(`New document: ${inBankWords}`);
      expect(container.querySelector('[lang="de"]')).toHaveTextContent(new RegExp(`^${inBankWords}$`, 'u'));
    },
  );

  it('words of the portal are not marked', () => {
    expect(drawn(of({ kind: 'LUMP_SUMS', args }), 'en').querySelector('[lang]')).toBeNull();
  });

  it.each([
    ['expired', '20', 'Verkaufsorder verfallen: 20 von 30 Stück', 'Sell order expired: 20 of 30 units of'],
    [
      'cancelled',
      '20',
      'Verkaufsorder von der Bank gestrichen: 20 von 30 Stück',
      'Sell order cancelled by the bank: 20 of 30 units of',
    ],
    ['expired', '30', 'Verkaufsorder verfallen: 30 Stück', 'Sell order expired: 30 units of'],
  ] as const)('an order %s with %s left says how much of it ended', (kind, rest, german, english) => {
    const ended = { kind, ...sale, lapsed: amount(rest, PIECES) };
    expect([said(ended), said(ended, 'en')]).toEqual([
      `${german} ${inBankWords}`,
      `${english} ${inBankWords}`,
    ]);
  });

  it('before onlookers amounts are covered [SH-12]', () => {
    for (const kind of ['FUND_DEPOSIT_EXECUTED', 'COUPLE_OFFSET', 'LUMP_SUMS'] as const) {
      expect(said(of({ kind, args }), 'de', true)).not.toMatch(/1\.?498|12,40/u);
      expect(said(of({ kind, args }), 'de', true)).toContain('••••');
    }
  });
});

describe('where more is seen of what happened', () => {
  const order = {
    orderId: orderId('O1'),
    depotId: depotId('D1'),
    side: 'BUY',
    quantity: amount('10', PIECES),
  } as const;

  it.each<[Happening, string]>([
    [{ kind: 'executed', price: amount('232.75', EUR), ...order }, '/orderbuch?depot=D1&zeitraum=all'],
    [{ kind: 'expired', ...order }, '/orderbuch?depot=D1&zeitraum=all'],
    [{ kind: 'cancelled', ...order }, '/orderbuch?depot=D1&zeitraum=all'],
    [{ kind: 'document', documentId: documentId('X1') }, '/postfach'],
    [{ kind: 'plan', planId: savingsPlanId('P1') }, '/wertpapiersparplan/P1'],
    [{ kind: 'plan' }, '/wertpapiersparplan/uebersicht'],
    [{ kind: 'application' }, '/antraege'],
    [{ kind: 'fund-order' }, '/cominvest/einzahlen'],
    [{ kind: 'tax' }, '/steuersimulation'],
    [
      { kind: 'alarm', direction: 'above', level: amount('230.00', EUR), isin: 'DE0007164600' },
      '/wertpapier/DE0007164600',
    ],
  ])('$kind', (happening, place) => {
    expect(happeningPlace(happening)).toBe(`/ngbrk${place}`);
  });
});
