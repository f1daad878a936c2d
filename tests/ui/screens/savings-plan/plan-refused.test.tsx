import { depotId } from '@domain/codes/ids';
import { sap } from '@adapters/fake/bank/fake-market';
import { screen } from '@testing-library/react';
import { ContactContext } from '@ui/components/contact/contact';
import { everybody, OfferingContext } from '@ui/app/offered';
import { PlanEntryScreen } from '@ui/screens/savings-plan-entry/plan-entry-screen';
import { SavingsPlanScreen } from '@ui/screens/savings-plan/savings-plan-screen';
import { SavingsPlansScreen } from '@ui/screens/savings-plans/savings-plans-screen';
import { Route, Routes } from 'react-router-dom';
import { fillBrowserGaps } from '../../browser-gaps';
import { PLANS, PlanCustomer, plan } from './plan-customer';

beforeAll(fillBrowserGaps);

describe('a customer to whom the bank gives no plan', () => {
  const refused = (planRefusal = 'fehler_kundenklassifikationNichtPrivatkunde') => {
    const customer = new PlanCustomer();
    const { world } = customer.bank;
    world.depots = world.depots.map((depot) => ({
      ...depot,
      planRefusal,
    }));
    return customer;
  };
  const why = 'Sparpläne sind Privatkunden vorbehalten. Sie sind als professioneller Kunde eingestuft.';

  it('sees the plans there are and why there will be no new one, which is not offered [SAV-07]', async () => {
    const customer = refused();
    await customer.open(<SavingsPlansScreen model={customer.pages.list()} />, `${PLANS}/uebersicht`);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: plan.name })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sparplan anlegen' })).not.toBeInTheDocument();
  });

  it('is not led to a change of one, which would be refused too [SAV-07]', async () => {
    const customer = refused();
    const offering = { ...everybody, takesPlans: false };
    const pages = (
      <OfferingContext value={{ offering }}>
        <Routes>
          <Route
            path={`${PLANS}/uebersicht`}
            element={<SavingsPlansScreen model={customer.pages.list()} />}
          />
          <Route
            path={`${PLANS}/:savingsplanUuid`}
            element={<SavingsPlanScreen createModel={customer.pages.detail} />}
          />
        </Routes>
      </OfferingContext>
    );
    for (const place of ['uebersicht', plan.id]) {
      await customer.open(pages, `${PLANS}/${place}`);
      expect(screen.getAllByText(plan.name)[0]).toBeVisible();
      expect(screen.queryByRole('link', { name: /ändern/i })).not.toBeInTheDocument();
    }
  });

  it('is not invited to a first one [SAV-07]', async () => {
    const customer = refused();
    customer.bank.plans.put({ ...plan, depotId: depotId('elsewhere') });
    await customer.open(<SavingsPlansScreen model={customer.pages.list()} />, `${PLANS}/uebersicht`);
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Kein Sparplan' })).toBeVisible();
    expect(screen.queryByText(/kauft regelmäßig für Sie/)).not.toBeInTheDocument();
  });

  it.each(['', 'aendern=plan-1'])(
    'learns so from the page, which asks for nothing that could not be sent: %s [SAV-03]',
    async (query) => {
      const customer = refused();
      await customer.openEntry(query);
      expect(screen.getByText(why)).toBeVisible();
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
      expect(screen.queryByRole('list', { name: 'Schritte des Sparplans' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Alle Sparpläne' })).toHaveAttribute(
        'href',
        '/ngbrk/wertpapiersparplan/uebersicht',
      );
    },
  );

  it('is told in words of their own, whom to ask and what to do instead [SAV-03]', async () => {
    const customer = refused('fehler_vertriebsstrategieNichtPrivatkunde');
    const hours = { de: 'Mo.–Fr. 8–20 Uhr', en: 'Mon to Fri, 8 am to 8 pm' };
    await customer.open(
      <ContactContext value={{ phone: '069 500 40 700', hours, message: undefined, isSignedIn: () => true }}>
        <PlanEntryScreen createModel={customer.pages.entry} />
      </ContactContext>,
      `${PLANS}/anlegen?wkn=${sap.wkn}`,
    );
    expect(
      screen.getByText('Zu der Betreuung, die Sie bei uns haben, gehören keine Sparpläne.'),
    ).toBeVisible();
    expect(screen.getByText(/^Mit einzelnen Orders können Sie dieselben Wertpapiere kaufen:/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order erteilen' })).toHaveAttribute(
      'href',
      `/ngbrk/order/erstellung?side=buy&wkn=${sap.wkn}`,
    );
    expect(screen.getByText(/069 500 40 700/)).toBeVisible();
  });
});
