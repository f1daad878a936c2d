import { marketMaker, sap } from '@adapters/fake/bank/fake-market';
import { depotId } from '@domain/codes/ids';
import { tabId } from '@domain/codes/tab-id';
import { keptDraft } from '@domain/order/draft/kept-draft';
import { emptyDraft } from '@domain/order/draft/order-draft';
import { screen } from '@testing-library/react';
import * as O from 'fp-ts/Option';
import { fillBrowserGaps } from '../../browser-gaps';
import { advance, enterTan } from './open-order-page';
import { opened, press, stopField, typeStop } from './open-protection';

beforeAll(fillBrowserGaps);

describe('what is typed for a protection [ORD-22] [ORD-30]', () => {
  const halfTyped = keptDraft({ ...emptyDraft, quantity: '3' });

  it('outlives a reload, beside the draft of any other order', async () => {
    const { user, bank, visitAgain, drafts } = await opened('?wkn=716460');
    await drafts.keep(tabId('tab-1'), 'STANDARD', halfTyped)();
    await typeStop(user, '200');
    await advance(bank, 1000);
    await visitAgain();
    expect(stopField()).toHaveValue('200');
    expect(await drafts.find(tabId('tab-1'), 'STANDARD')()).toEqual(O.some({ kept: halfTyped, lost: [] }));
  });

  it('is checked, not quoted, though a kept draft of it asks a dealer', async () => {
    const { bank, visitAgain, drafts } = await opened('?wkn=716460');
    await advance(bank, 1000);
    const asked = {
      ...emptyDraft,
      depotId: depotId('depot-1'),
      side: 'SELL',
      quantity: '3',
      instrument: sap,
    } as const;
    const live = keptDraft({
      ...asked,
      orderType: 'STOP_MARKET',
      triggerLimit: '200',
      venueId: marketMaker.id,
      tradingSystem: 'QUOTE',
    });
    await drafts.keep(tabId('tab-1'), 'ABSICHERUNG', live)();
    await visitAgain();
    expect(screen.getByRole('textbox', { name: /Stück|Menge/ })).toHaveValue('3');
    for (const name of ['Weiter zur Prüfung', 'Zur Prüfung'])
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    expect(screen.queryByText(/wird sie zur Markt-Order/)).not.toBeInTheDocument();
  });

  it('is gone once the order exists, and nothing else with it', async () => {
    const { user, bank, drafts } = await opened('?wkn=716460');
    await drafts.keep(tabId('tab-1'), 'STANDARD', halfTyped)();
    await typeStop(user, '200');
    await advance(bank, 1000);
    expect(await drafts.tabs('ABSICHERUNG')()).toHaveLength(1);
    await press(bank, user, 'Weiter zur Prüfung');
    await press(bank, user, 'Weiter zur Freigabe');
    await enterTan(bank, user);
    await press(bank, user, /verkaufen/);
    expect(bank.orders.all).toHaveLength(1);
    expect(drafts.names).toEqual(['order-draft/tab-1']);
  });

  it('for another position is gone on with at that position', async () => {
    const { user, bank, visitAgain } = await opened('?wkn=716460');
    await typeStop(user, '200');
    await advance(bank, 1000);
    await visitAgain('?wkn=A0RPWH');
    expect(stopField()).toHaveValue('');
    expect(screen.getByText('Für SAP SE haben Sie noch einen Entwurf.')).toBeInTheDocument();
    await press(bank, user, 'Entwurf übernehmen');
    expect(stopField()).toHaveValue('200');
    expect(screen.getByText(/^SAP SE · 716460$/)).toBeInTheDocument();
  });
});
