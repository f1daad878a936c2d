import { fundOrderId } from '@domain/codes/ids';
import { errorMessage } from '@adapters/fake/bank/fake-refusal';
import { referenceIban } from '@adapters/fake/fund-depot/fake-fund-world';
import { referenceKeys } from '@domain/fund-depot/form/reference-form';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR } from '@domain/money/unit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regularDeposit } from '../../../application/release/fund-depot-kinds';
import { fillBrowserGaps } from '../../browser-gaps';
import { explained, explainedNumbers, figureOf } from '../../parts/tax/explained-numbers';
import germanErrorCodes from '@ui/i18n/de/error-codes.json';
import { FundDepotScreen } from '@ui/screens/fund-depot/fund-depot-screen';
import { renderVisit } from '../../render-visit';
import { fundBank, fundModel, openFundDepot, prove } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const row = (name: RegExp) => within(screen.getByRole('row', { name }));

it('takes nothing that could be lost before it knows what was typed before [ORD-30]', async () => {
  const bank = fundBank();
  const model = fundModel(bank, 'DEPOSIT', {
    drafting: { keep: () => async () => true, restore: () => () => new Promise(() => undefined) },
  });
  renderVisit(<FundDepotScreen createModel={() => model} />, '/ngbrk/', '/ngbrk/cominvest/einzahlen');
  await act(() => bank.scheduler.advance(1000));
  expect(screen.getByText(/Strategie/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

describe('cominvest/einzahlen [FUN-01]', () => {
  it('says what a deposit buys in each fund and on which days, and places it with a TAN', async () => {
    const bank = fundBank();
    const { pause } = await openFundDepot(bank, 'DEPOSIT');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
    await pause();
    // 60 and 40 percent of 1,500; 6,000 and 4,000 were there.
    expect(row(/MSCI World/).getByText('900,00')).toBeVisible();
    expect(row(/MSCI World/).getByText('6.900,00')).toBeVisible();
    expect(row(/UniGlobal/).getByText('600,00')).toBeVisible();
    expect(
      screen.getByText(/Auftrag bis Montag, 23.11.2026, 12:00 Uhr: Preis vom Mittwoch, 25.11.2026/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    const sentence =
      /Sie zahlen einmalig 1.500,00 EUR in Ihr Fondsdepot ein. Das Geld kommt vom Konto DE02 1203 0000 0000 2020 51/;
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    await prove(bank, /Mit TAN freigeben/);
    expect(await screen.findByText('Die Einzahlung ist bei der Bank.')).toBeVisible();
    expect(bank.funds.orders).toMatchObject([
      { kind: 'DEPOSIT', state: 'PENDING', extent: { kind: 'AMOUNT', amount: decimal('1500.00') } },
    ]);
  });

  it('says at the field what is possible, for one deposit and for a regular one', async () => {
    await openFundDepot(fundBank(), 'DEPOSIT');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '49,99');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(screen.getByRole('textbox', { name: /Betrag/ })).toHaveAccessibleDescription(
      /Der Mindestbetrag ist 50,00 EUR/,
    );
    await userEvent.click(screen.getByRole('radio', { name: 'Regelmäßig' }));
    expect(screen.getByRole('textbox', { name: /Betrag/ })).not.toHaveAccessibleDescription(/Mindestbetrag/);
  });

  it.each([
    ['DEPOSIT', true],
    ['WITHDRAWAL', false],
  ] as const)('calls a deposit that was begun back where it was typed: on %s %s', async (kind, isBack) => {
    const draft = { version: 1, rows: {}, fields: { kind: 'DEPOSIT', amount: '250' } };
    await openFundDepot(fundBank(), kind, '', draft);
    expect(screen.queryByText('Ihr Entwurf ist wieder da.') !== null).toBe(isBack);
    expect(screen.queryByDisplayValue('250') !== null).toBe(isBack);
  });

  it('asks for the mandate where the account is at another bank', async () => {
    const { pause } = await openFundDepot(fundBank(), 'DEPOSIT');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '100');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Zahlung von' }), referenceIban);
    await pause();
    expect(screen.getByText('FD-1')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(screen.getByRole('checkbox', { name: /Ich erteile das Mandat/ })).toHaveAccessibleDescription(
      /Ohne Mandat/,
    );
  });

  it('lists what is open, follows it by events, and ends a regular deposit with a TAN', async () => {
    const bank = fundBank();
    bank.funds.put({
      ...regularDeposit('fund-order-1'),
      state: 'ACTIVE',
      regular: { interval: 'MONTHLY', day: 1, start: bank.funds.conditions.regular.firstStart },
    });
    bank.funds.put(regularDeposit('fund-order-2'));
    await openFundDepot(bank, 'DEPOSIT');
    const open = within(screen.getByRole('region', { name: 'Tabelle der offenen Aufträge' }));
    expect(open.getByRole('row', { name: /100,00\s?EUR monatlich/ })).toBeVisible();
    act(() => {
      bank.funds.put({
        ...bank.funds.existing(fundOrderId('fund-order-2')),
        state: 'NOT_EXECUTED',
        failing: { reason: 'CASH_MISSING', text: '' },
      });
    });
    expect(screen.getByText('Das Guthaben auf dem Konto reichte nicht.')).toBeInTheDocument();
    await userEvent.click(open.getByRole('button', { name: 'Beenden' }));
    await userEvent.click(screen.getByRole('button', { name: 'Beenden und freigeben' }));
    expect(await screen.findByText('Regelmäßige Einzahlung von 100,00 EUR monatlich beenden')).toBeVisible();
    await prove(bank, /Ende freigeben/);
    expect(await screen.findByText('Die regelmäßige Einzahlung ist beendet.')).toBeVisible();
  });

  it('changes the reference account with a TAN, and refuses the one that holds', async () => {
    const bank = fundBank();
    await openFundDepot(bank, 'DEPOSIT');
    await userEvent.click(screen.getByRole('button', { name: 'Referenzkonto ändern' }));
    const iban = screen.getByRole('textbox', { name: /IBAN/ });
    await userEvent.type(iban, bank.funds.reference.iban);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    expect(iban).toHaveAccessibleDescription(/Das ist schon Ihr Referenzkonto/);
    await userEvent.clear(iban);
    await userEvent.type(iban, 'DE12500105170648489890');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    await prove(bank, /Neues Referenzkonto freigeben/);
    expect(await screen.findByText('Das Referenzkonto ist geändert.')).toBeVisible();
    expect(bank.funds.reference.iban).toBe('DE12500105170648489890');
  });

  it.each(referenceKeys)('leads back to the IBAN when the bank refuses it: %s', async (key) => {
    const bank = fundBank();
    bank.funds.messages = [errorMessage(key, ['iban'])];
    await openFundDepot(bank, 'DEPOSIT');
    await userEvent.click(screen.getByRole('button', { name: 'Referenzkonto ändern' }));
    await userEvent.type(screen.getByRole('textbox', { name: /IBAN/ }), 'DE12500105170648489890');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    expect(await screen.findByText(germanErrorCodes[key])).toBeVisible();
    const iban = screen.getByRole('textbox', { name: /IBAN/ });
    expect(iban).toHaveAccessibleDescription(expect.stringContaining(germanErrorCodes[key]));
    expect(iban).toHaveFocus();
    expect(iban).toHaveValue('DE12 5001 0517 0648 4898 90');
    bank.funds.messages = [];
    await userEvent.type(iban, '{Backspace}0');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
    expect(await screen.findByText(/^Referenzkonto des Fondsdepots auf DE12/)).toBeVisible();
  });

  it('says why an order can no longer be cancelled', async () => {
    const bank = fundBank();
    bank.funds.put(regularDeposit('fund-order-1'));
    await openFundDepot(bank, 'DEPOSIT');
    bank.funds.messages = [errorMessage('fehler-fondsauftrag-annahmeschluss-vorbei')];
    await userEvent.click(screen.getByRole('button', { name: 'Streichen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Streichen und freigeben' }));
    expect(await screen.findByText(/^Der Annahmeschluss ist vorbei/)).toBeVisible();
  });

  it('leads back to the field when the bank no longer takes what it took while it was typed', async () => {
    const bank = fundBank();
    const { pause } = await openFundDepot(bank, 'DEPOSIT');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
    await pause();
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    const go = await screen.findByRole('button', { name: 'Weiter zur Freigabe' });
    bank.funds.messages = [errorMessage('fehler-fondsauftrag-deckung', ['amount'])];
    await userEvent.click(go);
    expect(
      await screen.findByRole('textbox', { name: /Betrag/, description: /Auf dem Konto sind/ }),
    ).toBeVisible();
  });

  it('opens an order that is to be changed as it stands', async () => {
    const bank = fundBank();
    bank.funds.put(regularDeposit('fund-order-1'));
    await openFundDepot(bank, 'DEPOSIT', '?aendern=fund-order-1');
    expect(screen.getByRole('heading', { name: 'Einzahlung ändern' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Betrag/ })).toHaveValue('100,00');
  });
});

describe('cominvest/auszahlen [FUN-01]', () => {
  it('tells the tax of what is sold and explains it', async () => {
    const { pause } = await openFundDepot(fundBank(), 'WITHDRAWAL');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1000');
    await pause();
    // 600 of the one at 60, bought at 40: 200 gain; 400 of the other at 50: 80. 280 / 4 = 70.00, and 2.75 + 1.10 on 50 and 20.
    const summary = within(screen.getByRole('complementary', { name: 'Ihre Auszahlung' }));
    expect(summary.getByText('73,85')).toBeVisible();
    expect(summary.getByText('926,15')).toBeVisible();
    await userEvent.click(summary.getByText('Steuer Schritt für Schritt'));
    expect(summary.getByText(/Ergebnis; darauf fallen voraussichtlich 73,85 EUR Steuer an/)).toBeVisible();
  });

  it('tells of each number what it follows from', async () => {
    const { pause } = await openFundDepot(fundBank(), 'WITHDRAWAL');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1000');
    await pause();
    const shown = explainedNumbers();
    // Two funds and their sum in three columns; value, tax, redemption, payout and rest; then lots and steps.
    expect(shown.length).toBeGreaterThanOrEqual(14);
    for (const number of shown) {
      const told = await explained(userEvent, number);
      expect([told.number, told.rules[0]?.includes('{{')]).toEqual([figureOf(number), false]);
    }
    // 100 units at 60 and 80 at 50; on a narrow screen the bar says what arrives.
    const depot = screen.getByText('Wert zu den letzten Preisen').parentElement?.querySelector('button');
    const bar = screen
      .getByText('Auszahlung, etwa', { selector: 'span' })
      .parentElement?.querySelector('button');
    if (!depot || !bar) throw new Error('They cannot be pressed');
    expect((await explained(userEvent, depot)).parts.map(([, amount]) => amount)).toEqual([
      '6.000,00',
      '4.000,00',
    ]);
    expect((await explained(userEvent, bar)).number).toBe('926,15');
    const tax = screen.getByText('73,85').closest('button');
    if (tax === null) throw new Error('The tax cannot be pressed');
    // 50.00 and 2.75 on the first fund, 20.00 and 1.10 on the second.
    expect((await explained(userEvent, tax)).parts.map(([, amount]) => amount)).toEqual(['52,75', '21,10']);
  });

  it('keeps the minimum in the depot, at today’s prices', async () => {
    await openFundDepot(fundBank(), 'WITHDRAWAL');
    await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '9500,01');
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(screen.getByRole('textbox', { name: /Betrag/ })).toHaveAccessibleDescription(
      /Höchstens 9.500,00 EUR, damit 500,00 EUR im Depot bleiben/,
    );
  });

  it('warns clearly before the depot is closed, and wants that confirmed', async () => {
    await openFundDepot(fundBank(), 'WITHDRAWAL');
    await userEvent.click(screen.getByRole('radio', { name: 'Alles' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Depot auflösen' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      /lässt sich nach dem Annahmeschluss nicht zurücknehmen/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    const understood = screen.getByRole('checkbox', { name: /Ja, ich möchte mein Fondsdepot auflösen/ });
    expect(understood).toBeInvalid();
    await userEvent.click(understood);
    await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
    expect(await screen.findByText(/Danach wird das Fondsdepot aufgelöst/)).toBeVisible();
  });

  it('leads to a deposit where there is nothing yet', async () => {
    const bank = fundBank();
    bank.funds.conditions = { ...bank.funds.conditions, value: amount('0.00', EUR), funds: [] };
    await openFundDepot(bank, 'WITHDRAWAL');
    expect(screen.getByRole('heading', { name: 'In diesem Fondsdepot ist noch nichts.' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zur Einzahlung' })).toHaveAttribute(
      'href',
      '/ngbrk/cominvest/einzahlen',
    );
    expect(screen.getByRole('heading', { name: 'Es ist kein Auftrag offen.' })).toBeVisible();
  });

  it('takes nothing once the depot is closed', async () => {
    const bank = fundBank();
    bank.funds.conditions = { ...bank.funds.conditions, closedOn: bank.funds.conditions.days.priceDay };
    await openFundDepot(bank, 'WITHDRAWAL');
    expect(screen.getByText('Dieses Fondsdepot ist seit 25.11.2026 geschlossen.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Weiter zur Prüfung' })).toBeNull();
  });
});
