import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryFundChangeDrafts } from '@adapters/fake/device/memory-fund-change-drafts';
import { challengeId } from '@domain/codes/ids';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { regularDeposit } from '../../../application/release/fund-depot-kinds';
import { fillBrowserGaps } from '../../browser-gaps';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });

/** What is done below the form, from its button to the code. */
interface Deed {
  readonly name: string;
  readonly put: (bank: FakeBank) => void;
  readonly presses: readonly string[];
  readonly types?: string;
  readonly submit: string;
  readonly headline: string;
  readonly after: RegExp;
  readonly words: RegExp;
}

const deeds: readonly Deed[] = [
  {
    name: 'a cancelled deposit',
    put: (bank) => bank.funds.put(regularDeposit('fund-order-1')),
    presses: ['Streichen', 'Streichen und freigeben'],
    submit: 'Streichung freigeben',
    headline: 'Die Einzahlung ist gestrichen.',
    after: /^Es wird nichts gekauft/,
    words: /^Einzahlung vom 20\.11\.2026 streichen: 100,00 EUR/,
  },
  {
    name: 'a cancelled withdrawal',
    put: (bank) => bank.funds.put({ ...regularDeposit('fund-order-1'), kind: 'WITHDRAWAL' }),
    presses: ['Streichen', 'Streichen und freigeben'],
    submit: 'Streichung freigeben',
    headline: 'Die Auszahlung ist gestrichen.',
    after: /^Es wird nichts verkauft/,
    words: /^Auszahlung vom 20\.11\.2026 streichen: 100,00 EUR/,
  },
  {
    name: 'the end of a regular deposit',
    put: (bank) =>
      bank.funds.put({
        ...regularDeposit('fund-order-1'),
        state: 'ACTIVE',
        regular: { interval: 'MONTHLY', day: 1, start: bank.funds.conditions.regular.firstStart },
      }),
    presses: ['Beenden', 'Beenden und freigeben'],
    submit: 'Ende freigeben',
    headline: 'Die regelmäßige Einzahlung ist beendet.',
    after: /^Es folgt keine weitere Einzahlung/,
    words: /^Regelmäßige Einzahlung von 100,00 EUR monatlich beenden/,
  },
  {
    name: 'another reference account',
    put: () => undefined,
    presses: ['Referenzkonto ändern'],
    types: 'DE12500105170648489890',
    submit: 'Neues Referenzkonto freigeben',
    headline: 'Das Referenzkonto ist geändert.',
    after: /^Neue Aufträge gehen über dieses Konto/,
    words: /^Referenzkonto des Fondsdepots auf DE12/,
  },
];

/** Goes from the button to the code, and sends it. */
async function released(
  bank: FakeBank,
  { put, presses, types, submit }: Deed,
  storage: MemoryCustomerStorage,
) {
  put(bank);
  await openFundDepot(bank, 'DEPOSIT', '', undefined, storage);
  for (const name of presses) await user.click(screen.getByRole('button', { name }));
  if (types !== undefined) {
    await user.type(screen.getByRole('textbox', { name: /IBAN/ }), types);
    await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  }
  const code = await screen.findByRole('textbox', { name: /^TAN/ });
  await user.type(code, bank.tan.codeOf(challengeId('challenge-1')));
  await user.click(screen.getByRole('button', { name: submit }));
  await act(() => bank.scheduler.advance(1000));
}

/** The page of its end, with what was signed, what follows, the receipt, and the way back. */
async function expectPage({ headline, after, words }: Deed): Promise<void> {
  expect(await screen.findByText(headline)).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(after)).toBeVisible();
  expect(screen.getByRole('button', { name: /Beleg/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zurück zum Fondsdepot' })).toBeVisible();
}

describe.each(deeds)('$name has a page of its end [FUN-01]', (deed) => {
  it('after an answer', async () => {
    await released(fundBank(), deed, new MemoryCustomerStorage());
    await expectPage(deed);
  });

  it('after an answer that was lost, once the bank has been asked', async () => {
    const bank = fundBank();
    bank.faults.plan('releaseFundOrder', { kind: 'drop-answer' });
    await released(bank, deed, new MemoryCustomerStorage());
    await act(() => bank.scheduler.advance(12_000));
    await expectPage(deed);
  });

  it('after the page was loaded again while the bank was silent', async () => {
    const bank = fundBank();
    const storage = new MemoryCustomerStorage();
    bank.faults.plan('releaseFundOrder', { kind: 'drop-answer' });
    bank.faults.plan('fundOutcome', { kind: 'not-reached' }, { kind: 'not-reached' });
    await released(bank, deed, storage);
    cleanup();
    bank.faults.clear();
    await openFundDepot(bank, 'WITHDRAWAL', '', undefined, storage);
    await expectPage(deed);
  });
});

it('[FUN-01] says in the question that no account could be asked about, with what was typed', async () => {
  const bank = fundBank();
  await openFundDepot(bank, 'DEPOSIT');
  await user.click(screen.getByRole('button', { name: 'Referenzkonto ändern' }));
  await user.type(screen.getByRole('textbox', { name: /IBAN/ }), 'DE12500105170648489890');
  bank.faults.plan('validateFundOrder', { kind: 'not-reached' });
  await user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));
  await act(() => bank.scheduler.advance(12_000));
  expect(await screen.findByText(/^Es ist nichts geschehen\. Was Sie eingegeben haben/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /IBAN/ })).toHaveValue('DE12 5001 0517 0648 4898 90');
});

it('[FUN-01] says why an order of a depot that is being closed cannot be cancelled, though there is no form', async () => {
  const bank = fundBank();
  bank.funds.put(regularDeposit('fund-order-1'));
  bank.funds.conditions = { ...bank.funds.conditions, isClosing: true };
  await openFundDepot(bank, 'WITHDRAWAL');
  await user.click(screen.getByRole('button', { name: 'Streichen' }));
  bank.faults.plan('validateFundOrder', { kind: 'not-reached' });
  await user.click(screen.getByRole('button', { name: 'Streichen und freigeben' }));
  await act(() => bank.scheduler.advance(12_000));
  expect(await screen.findByText(/^Es ist nichts geschehen/)).toBeVisible();
});

it('[FUN-01] brings back what was typed of a change, and lets the rest follow the order', async () => {
  const bank = fundBank();
  bank.funds.put(regularDeposit('fund-order-1'));
  const changeDrafts = new MemoryFundChangeDrafts();
  const open = () =>
    openFundDepot(
      bank,
      'DEPOSIT',
      '?aendern=fund-order-1',
      undefined,
      new MemoryCustomerStorage(),
      changeDrafts,
    );
  await open();
  const amount = () => screen.getByRole('textbox', { name: /Betrag/ });
  await user.clear(amount());
  await user.type(amount(), '777');
  await act(() => bank.scheduler.advance(1000));
  cleanup();
  await open();
  expect(amount()).toHaveValue('777');
  await user.click(screen.getByRole('button', { name: 'Entwurf verwerfen' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(amount()).toHaveValue('100,00');
  await act(() => bank.scheduler.advance(1000));
  cleanup();
  await open();
  expect(screen.queryByText('Ihr Entwurf ist wieder da.')).toBeNull();
});
