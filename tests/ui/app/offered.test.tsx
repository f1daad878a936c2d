import { render, screen } from '@testing-library/react';
import { offeringOf, type Offering } from '@domain/access/offering';
import { act } from 'react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { everybody, isOffered, OfferingContext, useOffered } from '@ui/app/offered';
import { routes } from '@ui/app/routes';

describe('what a customer is offered [GU-07]', () => {
  const pages = (offering: Offering) =>
    routes.filter(({ name }) => !isOffered(offering, name)).map(({ name }) => name);

  it.each<readonly [Offering, readonly string[]]>([
    [
      // A fund depot alone.
      {
        ...everybody,
        brokerage: false,
        'savings-plan': false,
        hasFundDepot: true,
        takesPlans: false,
      },
      [
        'orderEntry',
        'orderProtection',
        'savingsPlanCreation',
        'savingsPlanEmbedded',
        'savingsPlans',
        'savingsPlan',
        'knowledge',
        'taxSimulation',
      ],
    ],
    [
      offeringOf([]),
      [
        'orderEntry',
        'orderProtection',
        'savingsPlanCreation',
        'savingsPlanEmbedded',
        'savingsPlans',
        'savingsPlan',
        'orderBook',
        'knowledge',
        'depotOverview',
        'security',
        'watchlist',
        'taxSimulation',
        'fundDeposit',
        'fundWithdrawal',
      ],
    ],
    [everybody, ['fundDeposit', 'fundWithdrawal']],
    [{ ...everybody, hasFundDepot: true }, []],
    [{ ...everybody, hasFundDepot: true, takesPlans: false }, ['savingsPlanCreation', 'savingsPlanEmbedded']],
    [
      { ...everybody, takesPlans: false },
      ['savingsPlanCreation', 'savingsPlanEmbedded', 'fundDeposit', 'fundWithdrawal'],
    ],
  ])('%o: all pages but %o', (offering, shut) => {
    expect(pages(offering)).toEqual(shut);
  });

  it.each([
    ['a plan, which nearly everybody may have', 'savingsPlanCreation', true],
    ['a page of a fund depot, which few have', 'fundDeposit', false],
  ] as const)('has room for %s before it is known [SH-06]', (_, page, hasRoom) => {
    expect(isOffered(undefined, page)).toBe(hasRoom);
  });

  it('keeps the room of a link, unseen and out of reach, until it is known that its page is for them [SH-06] [SAV-07]', () => {
    const Way = observer(function Way() {
      const plan = useOffered('savingsPlanCreation');
      return (
        plan && (
          <a href="/plan" {...plan}>
            Sparplan anlegen
          </a>
        )
      );
    });
    const owned = observable<{ offering: Offering | undefined }>({ offering: undefined });
    const become = (offering: Offering) =>
      act(() =>
        runInAction(() => {
          owned.offering = offering;
        }),
      );
    render(
      <OfferingContext value={owned}>
        <Way />
      </OfferingContext>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Sparplan anlegen')).not.toBeVisible();
    become(everybody);
    expect(screen.getByRole('link', { name: 'Sparplan anlegen' })).toBeVisible();
    become({ ...everybody, takesPlans: false });
    expect(screen.queryByText('Sparplan anlegen')).not.toBeInTheDocument();
  });
});
