import { orderId } from '@domain/codes/ids';
import { amount } from '@domain/money/amount';
import { decimal, decimalText } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';
import type { PlanExecution } from '@domain/savings-plan/plan-execution';
import { addMonths, calendarDay } from '@domain/time/local-date';
import { screen, within } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { fillBrowserGaps } from '../../browser-gaps';
import { PLANS, PlanCustomer, plan, rate, user } from './plan-customer';

/** So many days are drawn at a time; the row of the sum comes besides. */
const SHOWN = 12;

/** So many months in which nothing was bought, the latest December 2026. */
const longLog = (length: number): readonly PlanExecution[] =>
  Array.from({ length }, (_, index) => {
    const nominal = addMonths(calendarDay('2026-12-01'), -index);
    const failing = { reason: 'CASH_MISSING', text: 'Geld fehlt' } as const;
    return {
      id: `day-${String(index)}`,
      nominal,
      day: nominal,
      status: E.right('CANCELLED' as const),
      positions: plan.positions.map(({ wkn }) => ({ wkn, failing })),
    };
  });

beforeAll(fillBrowserGaps);

describe('the page of a plan [SAV-07]', () => {
  it('says that a plan does not exist, and leads to those that do, instead of offering to load it again', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail('plan-of-somebody-else');
    const told = within(await screen.findByRole('alert'));
    expect(told.getByRole('heading', { name: 'Der Sparplan ist nicht zu finden' })).toBeVisible();
    expect(told.getByRole('link', { name: 'Alle Sparpläne' })).toHaveAttribute('href', `${PLANS}/uebersicht`);
    expect(told.queryByRole('button')).toBeNull();
  });

  it('says what each day bought, and why not, and hears of a further one', async () => {
    const customer = new PlanCustomer();
    const [position] = plan.positions;
    if (position === undefined) throw new Error('No position');
    const day = (nominal: string) => ({ nominal: calendarDay(nominal), day: calendarDay(nominal) });
    const missed = {
      ...day('2026-11-02'),
      id: 'x-1',
      status: E.right('CANCELLED' as const),
      positions: [{ wkn: position.wkn, failing: { reason: 'CASH_MISSING', text: 'Geld fehlt' } as const }],
    };
    customer.bank.plans.executions.set(plan.id, [missed]);
    await customer.openDetail();
    expect(screen.getByText(/Das Konto war nicht gedeckt/)).toBeVisible();
    const bought = {
      ...day('2026-12-01'),
      id: 'x-2',
      status: E.right('SETTLED' as const),
      positions: [
        {
          wkn: position.wkn,
          quantity: amount('0.943', PIECES),
          price: amount('104.52', EUR),
          value: amount('98.56', EUR),
          fee: amount('1.44', EUR),
          orderId: orderId('order-7'),
        },
      ],
    };
    customer.bank.plans.executions.set(plan.id, [bought, missed]);
    await customer.hear({ nextExecution: calendarDay('2027-01-04') });
    expect(screen.getByText(/0,943/)).toBeVisible();
    // Of the plan's own depot, of this security, and of any time: the order book shows the last weeks otherwise.
    expect(screen.getByRole('link', { name: 'Order im Orderbuch' })).toHaveAttribute(
      'href',
      `/ngbrk/orderbuch?depot=${plan.depotId}&wkn=${position.wkn}&zeitraum=all`,
    );
  });

  it('draws a few of ten thousand days, goes on and back by page, and jumps to a year [SAV-07]', async () => {
    const customer = new PlanCustomer();
    customer.bank.plans.executions.set(plan.id, longLog(10_000));
    await customer.openDetail();
    const log = within(screen.getByRole('region', { name: 'Ausführungen des Plans, Tabelle' }));
    const days = () => log.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(days()).toHaveLength(SHOWN + 1);
    expect(screen.getByText('1 bis 12 von 10.000')).toBeVisible();
    expect(days()[0]).toContain('01.12.2026');
    await user.click(screen.getByRole('button', { name: 'Ältere' }));
    expect(days()[0]).toContain('01.12.2025');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '1990');
    expect(days()[0]).toContain('01.12.1990');
    expect(days()).toHaveLength(SHOWN + 1);
    await user.click(screen.getByRole('button', { name: 'Neuere' }));
    expect(days()[0]).toContain('01.12.1991');
    // Who reads further down stays there when the bank tells something new.
    await customer.hear({ nextExecution: calendarDay('2027-02-01') });
    expect(days()[0]).toContain('01.12.1991');
  });

  it('suspends, by Enter in a day as by its button, and resumes with a TAN, and sends nothing but the days [SH-12]', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail();
    await customer.press('Aussetzen');
    await user.type(screen.getByRole('textbox', { name: /bis/ }), '{Enter}');
    await customer.prove('Plan aussetzen');
    expect(await screen.findByText('Der Plan ist ausgesetzt.')).toBeVisible();
    const { total, positions, version } = customer.bank.plans.existing(plan.id);
    expect([total, positions, version]).toEqual([plan.total, plan.positions, '2']);
    await customer.press('Fortsetzen');
    await customer.prove('Plan fortsetzen', 'challenge-2');
    expect(customer.bank.plans.existing(plan.id).suspension).toBeUndefined();
  });

  it('asks itself what became of an end that was left without an answer', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail();
    customer.bank.faults.plan('releasePlan', { kind: 'drop-answer' });
    const silence = { kind: 'not-reached' } as const;
    customer.bank.faults.plan('planOutcome', silence, silence, silence, silence);
    await customer.press('Plan beenden');
    await customer.press('Weiter zur Freigabe');
    await customer.prove('Plan beenden');
    expect(screen.queryByText('Der Plan ist beendet.')).not.toBeInTheDocument();
    await customer.openDetail();
    await customer.wait(60_000);
    expect(screen.getByText('Der Plan ist beendet.')).toBeVisible();
    expect(screen.getByText('Beendet')).toBeVisible();
  });
});

const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

/** What is said to change: each term as it stands and as it is to be. */
const changed = async () => {
  const table = await screen.findByRole('region', { name: 'Bisher und künftig, Tabelle' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent));
};

describe('a change of a plan', () => {
  it('keeps what is typed, of the version it is typed for, and lets go of it [SAV-01]', async () => {
    const customer = new PlanCustomer();
    await customer.openEntry('aendern=plan-1');
    expect(rate()).toHaveValue('100,00');
    await customer.wait(1000);
    await customer.openEntry('aendern=plan-1');
    expect(screen.queryByText(/Ihr Entwurf ist wieder da/)).not.toBeInTheDocument();
    await user.clear(rate());
    await user.type(rate(), '75');
    await customer.wait(1000);
    await customer.openEntry('aendern=plan-1');
    expect(rate()).toHaveValue('75');
    expect(screen.getByText('Ihr Entwurf ist wieder da.')).toBeVisible();
    customer.bank.plans.put({ ...plan, version: '2' });
    await customer.openEntry('aendern=plan-1');
    expect(screen.getByText(/wurde inzwischen geändert/)).toBeVisible();
    await customer.press('Änderungen verwerfen');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(rate()).toHaveValue('100,00');
    await customer.openEntry('aendern=plan-1');
    expect(screen.queryByText(/Ihr Entwurf ist wieder da/)).not.toBeInTheDocument();
  });

  it.each(['aendern', 'wie'])(
    'of one there is not leads to those there are, and offers no form (%s) [SAV-07]',
    async (purpose) => {
      const customer = new PlanCustomer();
      await customer.openEntry(`${purpose}=gibt-es-nicht`);
      expect(await screen.findByRole('heading', { name: 'Der Sparplan ist nicht zu finden' })).toBeVisible();
      const alert = within(screen.getByRole('alert'));
      expect(alert.queryByRole('button')).not.toBeInTheDocument();
      expect(alert.getByRole('link', { name: 'Alle Sparpläne' })).toHaveAttribute(
        'href',
        `${PLANS}/uebersicht`,
      );
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  it('whose plan did not come is read again, and not checked, on the second try [SAV-07]', async () => {
    const customer = new PlanCustomer();
    const failure = { kind: 'server', status: 500, messages: [], errorId: 'E' } as const;
    customer.bank.faults.plan('findPlan', { kind: 'failure', failure, acts: false });
    await customer.openEntry('aendern=plan-1');
    expect(
      await screen.findByRole('heading', { name: 'Der Sparplan lässt sich gerade nicht laden' }),
    ).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await customer.press('Noch einmal laden');
    expect(rate()).toHaveValue('100,00');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('goes on with the rates that stand: what lies behind does not raise them once more [SAV-03]', async () => {
    const customer = new PlanCustomer();
    customer.bank.plans.put({
      ...plan,
      startDate: calendarDay('2024-12-01'),
      increase: decimal('3'),
      increaseFrom: calendarDay('2027-12-01'),
    });
    await customer.openEntry('aendern=plan-1');
    await customer.wait(1000);
    const days = within(screen.getByRole('complementary')).getAllByRole('listitem');
    expect(days.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/01\.12\.2026.*100,00$/),
      expect.stringMatching(/04\.01\.2027.*100,00$/),
      expect.stringMatching(/01\.02\.2027.*100,00$/),
    ]);
    expect(screen.getByText(/01\.12\.2027.*103,00/)).toBeVisible();
  });

  it('is released, and its draft is gone with it; what nobody typed stays [SAV-02] [SAV-03]', async () => {
    const customer = new PlanCustomer();
    const begun = { proposalDescription: 'Vorschlag 7', origin: 'APPLICATION' } as const;
    customer.bank.plans.put({ ...plan, ...begun });
    await customer.openEntry('aendern=plan-1');
    await user.clear(rate());
    await user.type(rate(), '75');
    await customer.wait(1000);
    await customer.press(/^Weiter|prüfen/);
    expect(heading('Änderung prüfen')).toHaveFocus();
    expect(await changed()).toEqual([['Rate je Ausführung', '100,00\u00a0EUR', '75,00\u00a0EUR']]);
    await customer.press(/Freigabe|freigeben/);
    expect(heading('Änderung freigeben')).toBeVisible();
    expect(await changed()).toEqual([['Rate je Ausführung', '100,00\u00a0EUR', '75,00\u00a0EUR']]);
    await customer.prove('Änderung freigeben');
    expect(await screen.findByText('Die Änderung ist gespeichert')).toBeVisible();
    expect(heading('Änderung gespeichert')).toHaveFocus();
    expect(
      screen.getByText(
        /^Änderung des Sparplans „Welt“: Rate je Ausführung: 75,00 EUR statt 100,00 EUR\. Sie sparen monatlich 75,00 EUR .*, das nächste Mal am /,
      ),
    ).toBeVisible();
    expect(await changed()).toEqual([['Rate je Ausführung', '100,00\u00a0EUR', '75,00\u00a0EUR']]);
    expect(decimalText(customer.bank.plans.existing(plan.id).total.value)).toBe('75.00');
    expect(customer.bank.plans.existing(plan.id)).toMatchObject(begun);
    await customer.openEntry('aendern=plan-1');
    expect(screen.queryByText(/Ihr Entwurf ist wieder da/)).not.toBeInTheDocument();
  });
});
