import type { FakeBank } from '@adapters/fake/bank/fake-bank';
import { challengeId } from '@domain/codes/ids';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import { instant } from '@domain/time/instant';
import { calendarDay } from '@domain/time/local-date';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillBrowserGaps } from '../../browser-gaps';
import { fundBank, openFundDepot } from './fund-depot-bench';

beforeAll(fillBrowserGaps);

const user = userEvent.setup({ delay: null });
const NOON = Date.UTC(2026, 10, 23, 11);

/** From 12:00:00 on an order gets the price of a day later. */
function turn({ funds }: FakeBank): void {
  funds.conditions = {
    ...funds.conditions,
    days: {
      cutOff: instant(Date.UTC(2026, 10, 24, 11)),
      dealingDay: calendarDay('2026-11-24'),
      priceDay: calendarDay('2026-11-26'),
      settlementDay: calendarDay('2026-11-30'),
    },
  };
}

/** A bank at 11:59, whose days turn at noon. */
function bankBeforeNoon(): FakeBank {
  const bank = fundBank();
  bank.scheduler.sleep(NOON - 60_000 - bank.scheduler.now());
  bank.scheduler.after(60_000, () => {
    turn(bank);
  });
  return bank;
}

const until = ({ scheduler }: FakeBank, moment: number): Promise<void> =>
  act(() => scheduler.advance(moment - scheduler.now()));

/** Opens the page a minute before noon, and goes on to the check of so much. */
async function checked(bank: FakeBank, kind: FundOrderKind = 'DEPOSIT'): Promise<void> {
  const { pause } = await openFundDepot(bank, kind);
  await user.type(screen.getByRole('textbox', { name: /Betrag/ }), '500');
  await pause();
  await user.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  await screen.findByRole('button', { name: 'Weiter zur Freigabe' });
}

const goOn = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Weiter zur Freigabe' }));

async function prove(bank: FakeBank, challenge: string): Promise<void> {
  await user.type(
    await screen.findByRole('textbox', { name: /^TAN/ }),
    bank.tan.codeOf(challengeId(challenge)),
  );
  await user.click(screen.getByRole('button', { name: 'Mit TAN freigeben' }));
  await act(() => bank.scheduler.advance(1000));
}

const page = (): string => document.body.textContent;

/** The check, turned: what was said before is named in the notice alone. */
function expectTurned(): void {
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Der Annahmeschluss am Montag, 23.11.2026, 12:00 Uhr ist vorbei' +
      'Der Preistag ist jetzt Donnerstag, 26.11.2026, nicht mehr Mittwoch, 25.11.2026. ' +
      'Freigegeben ist nichts. Bitte prüfen Sie den Auftrag noch einmal.',
  );
  expect(screen.getByText(/zum Preis vom Donnerstag, 26\.11\.2026/)).toBeVisible();
  expect(screen.getByText('Dienstag, 24.11.2026, 12:00')).toBeVisible();
  expect(screen.getByText('Donnerstag, 26.11.2026')).toBeVisible();
  expect(screen.getByText('Montag, 30.11.2026')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^TAN/ })).toBeNull();
  expect(page().match(/25\.11\.2026/g)).toHaveLength(1);
}

/** Released from the turned check: each word of the end is of the later day. */
async function expectReleased(bank: FakeBank, challenge: string): Promise<void> {
  await goOn();
  expect(await screen.findByText(/zum Preis vom Donnerstag, 26\.11\.2026/)).toBeVisible();
  await prove(bank, challenge);
  expect(await screen.findByText('Die Einzahlung ist bei der Bank.')).toBeVisible();
  expect(screen.getByText('26.11.2026')).toBeVisible();
  expect(page()).not.toContain('25.11.2026');
  expect(bank.funds.orders).toMatchObject([{ days: { priceDay: '2026-11-26' } }]);
}

describe('the closing time passes on the page [FUN-01]', () => {
  it.each<FundOrderKind>(['DEPOSIT', 'WITHDRAWAL'])('the input of a %s turns by itself', async (kind) => {
    const bank = bankBeforeNoon();
    const { pause } = await openFundDepot(bank, kind);
    await user.type(screen.getByRole('textbox', { name: /Betrag/ }), '500');
    await pause();
    await until(bank, NOON - 1);
    expect(
      screen.getByText('Auftrag bis Montag, 23.11.2026, 12:00 Uhr: Preis vom Mittwoch, 25.11.2026.'),
    ).toBeVisible();
    expect(page()).not.toContain('26.11.2026');
    await until(bank, NOON + 1000);
    expect(
      screen.getByText('Auftrag bis Dienstag, 24.11.2026, 12:00 Uhr: Preis vom Donnerstag, 26.11.2026.'),
    ).toBeVisible();
    expect(page()).not.toContain('25.11.2026');
  });

  it('the check turns by itself, says so, and is released as it stands then', async () => {
    const bank = bankBeforeNoon();
    await checked(bank);
    await until(bank, NOON - 1);
    expect(screen.getByText('Montag, 23.11.2026, 12:00')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await until(bank, NOON + 1000);
    expectTurned();
    await until(bank, NOON + 30_000);
    expectTurned();
    await expectReleased(bank, 'challenge-1');
  });

  it('the proof is led back to the check: it would sign days that are no more', async () => {
    const bank = bankBeforeNoon();
    await checked(bank);
    await goOn();
    await screen.findByRole('textbox', { name: /^TAN/ });
    await until(bank, NOON - 1);
    expect(screen.getByRole('textbox', { name: /^TAN/ })).toBeVisible();
    await until(bank, NOON + 1000);
    expectTurned();
    await expectReleased(bank, 'challenge-2');
  });
});

describe('the closing time passes before the page knows [FUN-01]', () => {
  it('no proof is asked for other days than the check has shown', async () => {
    const bank = bankBeforeNoon();
    await checked(bank);
    turn(bank);
    await goOn();
    await screen.findByRole('alert');
    expectTurned();
    expect(screen.queryByRole('button', { name: 'Beleg speichern' })).toBeNull();
    await expectReleased(bank, 'challenge-2');
  });

  it('a proof in another way is not asked for either', async () => {
    const bank = bankBeforeNoon();
    bank.world.agreement = { types: ['M_TAN', 'P_TAN_PUSH'] };
    await checked(bank);
    await goOn();
    await screen.findByRole('textbox', { name: /^TAN/ });
    turn(bank);
    await user.click(screen.getByRole('radio', { name: /photoTAN-Push/ }));
    await screen.findByRole('alert');
    expectTurned();
  });

  it('a proof that comes too late signs nothing, and leads back to the check', async () => {
    const bank = bankBeforeNoon();
    await checked(bank);
    await goOn();
    await screen.findByRole('textbox', { name: /^TAN/ });
    turn(bank);
    await prove(bank, 'challenge-1');
    expect(bank.funds.orders).toEqual([]);
    expectTurned();
    await expectReleased(bank, 'challenge-2');
  });

  it('sums that have moved are said and shown before they are released', async () => {
    const bank = bankBeforeNoon();
    await checked(bank, 'WITHDRAWAL');
    const { funds } = bank;
    const [first, second] = funds.conditions.funds;
    if (first === undefined || second === undefined) throw new Error('Two funds are there');
    funds.conditions = { ...funds.conditions, funds: [{ ...first, value: second.value }, second] };
    await goOn();
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Die Bank rechnet jetzt mit anderen Angaben als zuvor')).toBeVisible();
    expect(screen.getByText('199,98')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^TAN/ })).toBeNull();
  });
});
