import type { Fault } from '@adapters/fake/bank/fake-faults';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fundBank, openFundDepot, prove } from './fund-depot-bench';

const silence: Fault = { kind: 'not-reached' };
const broken: Fault = { kind: 'failure', failure: { kind: 'server', errorId: 'E-7' }, acts: false };

it('a release of the fund depot that failed takes the focus to what is known, then to why and how to go on [ORD-17]', async () => {
  const bank = fundBank();
  const { pause } = await openFundDepot(bank, 'DEPOSIT');
  await userEvent.type(screen.getByRole('textbox', { name: /Betrag/ }), '1500');
  await pause();
  await userEvent.click(screen.getByRole('button', { name: 'Weiter zur Prüfung' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weiter zur Freigabe' }));
  bank.faults.plan('releaseFundOrder', broken);
  bank.faults.plan('fundOutcome', silence, silence, silence);
  await prove(bank, /Mit TAN freigeben/);
  await pause();
  await pause();
  expect(screen.getByRole('alert')).toHaveTextContent('Ob Ihre Freigabe angekommen ist');
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Jetzt nachfragen' }));
  await pause();
  const [told] = screen.getAllByRole('status').filter((each) => each === document.activeElement);
  expect(told).toHaveTextContent(
    'Es ist nichts geschehen. Sie können den Auftrag noch einmal prüfen und freigeben.',
  );
  expect(told).toHaveTextContent('In unseren Systemen ist ein Fehler aufgetreten.');
  expect(screen.getByRole('button', { name: 'Beleg speichern' })).toBeVisible();
});
