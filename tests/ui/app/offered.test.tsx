import { render, screen } from '@testing-library/react';
import type { Offering } from '@domain/access/offering';
import { act } from 'react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { everybody, isOffered, OfferingContext, useOffered } from '@ui/app/offered';
import { routes } from '@ui/app/routes';

describe('what a customer is offered [GU-07]', () => {
  const pages = (offering: Offering) =>
    routes.filter(({ name }) => !isOffered(offering, name)).map(({ name }) => name);

  it.each<readonly [Offering, readonly string[]]>([
    [everybody, ['fundDeposit', 'fundWithdrawal']],
    [{ hasFundDepot: true, takesPlans: true }, []],
    [{ hasFundDepot: true, takesPlans: false }, ['savingsPlanCreation', 'savingsPlanEmbedded']],
    [
      { hasFundDepot: false, takesPlans: false },
      ['savingsPlanCreation', 'savingsPlanEmbedded', 'fundDeposit', 'fundWithdrawal'],
    ],
  ])('%o: all pages but %o', (offering, shut) => {
    expect(pages(offering)).toEqual(shut);
  });

  it('takes a link away once it is known that its page is not for them', () => {
    const Way = observer(function Way() {
      return useOffered('savingsPlanCreation') && <a href="/plan">Sparplan anlegen</a>;
    });
    const owned = observable({ offering: everybody });
    render(
      <OfferingContext value={owned}>
        <Way />
      </OfferingContext>,
    );
    expect(screen.getByRole('link', { name: 'Sparplan anlegen' })).toBeVisible();
    act(() =>
      runInAction(() => {
        owned.offering = { ...everybody, takesPlans: false };
      }),
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
