import { msciWorld } from '@adapters/fake/bank/fake-market';
import type { Message } from '@domain/message/message';
import { screen, within } from '@testing-library/react';
import { fillBrowserGaps } from '../../browser-gaps';
import { PlanCustomer, rate, user } from './plan-customer';

beforeAll(fillBrowserGaps);

const said = (key: string, rest: Partial<Message> = {}): Message => ({
  severity: 'ERROR',
  key,
  args: {},
  origin: [],
  ...rest,
});

/** A customer who types a plan of which the bank says something. */
async function typing(...messages: readonly Message[]) {
  const customer = new PlanCustomer();
  customer.bank.world.planMessages = messages;
  await customer.openEntry(`isin=${msciWorld.isin}`);
  await user.type(rate(), '50');
  await customer.wait(1000);
  return customer;
}

const check = /^Weiter|prüfen/;

describe('what the bank says of a plan, on the page [SAV-04]', () => {
  it('leads from a notice to the security whose document is to be read', async () => {
    await typing(
      said('hinweis_basisinformationsblatt_vorhanden', {
        severity: 'INFO',
        origin: ['instruments[0].instrumentId'],
      }),
    );
    expect(screen.getByText(/^Es gibt ein Basisinformationsblatt/)).toBeVisible();
    expect(screen.getByRole('link', { name: msciWorld.name })).toHaveAttribute(
      'href',
      `/ngbrk/wertpapier/${msciWorld.isin}`,
    );
  });

  it('shows an error that it does not know as unexpected, with its text, and does not go on', async () => {
    const customer = await typing(said('fehler-ganz-neu', { text: 'Heute nicht' }));
    await customer.press(check);
    expect(within(screen.getByRole('alert')).getByText('Unerwarteter Fehler: Heute nicht')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Weiter zur Freigabe' })).not.toBeInTheDocument();
  });

  it('says once what the bank says while it is typed and again when it is checked', async () => {
    const customer = await typing(
      said('fehler_abwicklungsuniversum', { origin: ['instruments[0].instrumentId'] }),
    );
    await customer.press(check);
    const alert = within(screen.getByRole('alert'));
    expect(
      alert.getByRole('heading', { name: 'Eine Angabe ist zu berichtigen, bevor es weitergeht' }),
    ).toBeVisible();
    expect(alert.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    [
      'fehler_depot_zielmarkt_wissensklasse_nicht_ausreichend',
      'Zielmarkt anheben',
      '?von=sparplan#target-market',
    ],
    [
      'fehler_produktgruppenkenntnis_nicht_vorhanden_wertpapiersparplan',
      'Kenntnisse nachweisen',
      '?gruppe=aktien&von=sparplan',
    ],
  ])('leads from %s to what helps [KNO-04]', async (key, name, address) => {
    await typing(said(key, { origin: ['instruments[0].instrumentId'], args: { productGroupId: 'aktien' } }));
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/ngbrk/verwaltung/wertpapierkenntnisse${address}`,
    );
  });

  it('asks for the waiver that the bank wants, at the latest when it is checked, and goes on once it is given [SAV-05]', async () => {
    const waiver = said('hinweis_verzicht_zusendung_verkaufsunterlagen', {
      severity: 'INFO',
      origin: ['salesDocumentsWaived'],
    });
    const customer = await typing(waiver);
    const box = () => screen.getByRole('checkbox', { name: /^Ich verzichte auf die Zusendung/ });
    expect(box()).not.toBeChecked();
    await customer.press(check);
    expect(screen.queryByRole('button', { name: 'Weiter zur Freigabe' })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('alert')).getByText(/Bitte verzichten Sie auf die Zusendung/),
    ).toBeVisible();
    await user.click(box());
    await customer.wait(1000);
    expect(box()).toBeChecked();
    await customer.press(check);
    expect(screen.getByRole('heading', { level: 1, name: 'Sparplan prüfen' })).toHaveFocus();
    expect(screen.getByText('Erste Ausführung')).toBeVisible();
    await customer.press(/Freigabe|freigeben/);
    await customer.prove('Sparplan anlegen');
    expect(await screen.findByText('Der Sparplan ist angelegt')).toBeVisible();
    expect(customer.bank.plans.all.map(({ isWaived }) => isWaived)).toEqual([false, true]);
  });

  it.each(['fehler_pflichtfeld_nicht_gesetzt', 'fehler-lastschriftiban-darf-nicht-leer-sein'])(
    'says nothing of %s, which the form says itself',
    async (key) => {
      const customer = await typing(said(key, { text: 'Fehlt' }));
      await customer.press(check);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(screen.queryByText(/Fehlt/)).not.toBeInTheDocument();
    },
  );
});
