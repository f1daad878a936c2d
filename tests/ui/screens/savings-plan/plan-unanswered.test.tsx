import { msciWorld } from '@adapters/fake/bank/fake-market';
import type { Fault } from '@adapters/fake/bank/fake-faults';
import { screen, within } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, rate, user } from './plan-customer';

beforeAll(fillBrowserGaps);

const silence: Fault = { kind: 'not-reached' };
const cut: Fault = {
  kind: 'failure',
  failure: { kind: 'no-answer', reason: 'offline', errorId: 'E-8' },
  acts: false,
};
const broken: Fault = { kind: 'failure', failure: { kind: 'server', errorId: 'E-7' }, acts: false };

/** A plan whose release has just gone out; what becomes of it cannot be asked at first. */
async function released(fault: Fault) {
  const customer = new PlanCustomer();
  await customer.openEntry(`isin=${msciWorld.isin}`);
  await user.type(rate(), '50');
  await customer.press(/^Weiter|prüfen/);
  await customer.press(/Freigabe|freigeben/);
  customer.bank.faults.plan('releasePlan', fault);
  customer.bank.faults.plan('planOutcome', silence, silence, silence);
  await customer.prove('Sparplan anlegen');
  await customer.wait(1000);
  return customer;
}

describe('the release of a plan that is not answered [ORD-17]', () => {
  it.each<[string, Fault, RegExp]>([
    ['for an error of the bank', broken, /Freigabe gesendet, Fehler in unseren Systemen, Fehlernummer E-7$/],
    ['for the line', cut, /Freigabe gesendet, Antwort nicht angekommen, Fehlernummer E-8$/],
  ])(
    'takes the focus to what is known of it, and says in words what was tried: %s',
    async (_, fault, sent) => {
      await released(fault);
      const told = screen.getByRole('alert');
      expect(within(told).getByText('Ob Ihre Freigabe angekommen ist, wissen wir noch nicht.')).toBeVisible();
      expect(told).toHaveFocus();
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(sent),
          expect.stringMatching(/Nachfrage, keine rechtzeitige Antwort, Fehlernummer \S+$/),
        ]),
      );
    },
  );

  it.each<[string, Fault, string]>([
    ['an error of the bank', broken, 'In unseren Systemen ist ein Fehler aufgetreten.'],
    ['a lost answer', cut, 'Die Antwort ist nicht angekommen.'],
  ])('tells back at the form why, how to go on, and hands over the receipt: %s', async (_, fault, why) => {
    const customer = await released(fault);
    await customer.press('Jetzt nachfragen');
    const [told] = screen.getAllByRole('status').filter((each) => each === document.activeElement);
    expect(told).toHaveTextContent(
      'Die Freigabe ist nicht bei der Bank angekommen, es ist nichts geschehen. Sie können den Plan noch einmal prüfen und freigeben.',
    );
    expect(told).toHaveTextContent(why);
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
    expect(rate()).toHaveValue('50');
  });

  it('tells on the page of a plan why a change did not arrive, and takes the focus there [SAV-07]', async () => {
    const customer = new PlanCustomer();
    await customer.openDetail();
    await customer.press('Aussetzen');
    await user.type(screen.getByRole('textbox', { name: /bis/ }), '{Enter}');
    await customer.wait(1000);
    customer.bank.faults.plan('releasePlan', broken);
    customer.bank.faults.plan('planOutcome', silence, silence, silence);
    await customer.prove('Plan aussetzen');
    await customer.wait(1000);
    await customer.press('Jetzt nachfragen');
    const [told] = screen.getAllByRole('status').filter((each) => each === document.activeElement);
    expect(told).toHaveTextContent('Es ist nichts geschehen. Sie können es noch einmal versuchen.');
    expect(told).toHaveTextContent('In unseren Systemen ist ein Fehler aufgetreten.');
    expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
  });
});
