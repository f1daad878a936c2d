import { storedToldFundOrder } from '@adapters/browser/storage/stored-told-fund-order';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { MemoryFundChangeDrafts } from '@adapters/fake/device/memory-fund-change-drafts';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { FakeFundDepotGateway, FakeFundOrderUpdates } from '@adapters/fake/fund-depot/fake-fund-gateway';
import {
  fakeFundCancellationRelease,
  fakeFundChangeRelease,
  fakeFundOrderRelease,
  fakeReferenceAccountRelease,
} from '@adapters/fake/fund-depot/fake-fund-releases';
import { fundDepot } from '@adapters/fake/fund-depot/fake-fund-world';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { CheckFundOrder } from '@application/fund-depot/check-fund-order';
import {
  fundCancellationRegistration,
  fundChangeRegistration,
  fundOrderRegistration,
  referenceAccountRegistration,
} from '@application/fund-depot/fund-registrations';
import { FundMoney } from '@application/fund-depot/fund-money';
import { LoadFundDepot } from '@application/fund-depot/load-fund-depot';
import type { Result } from '@application/ports/result';
import { Release } from '@application/release/release';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { challengeId } from '@domain/codes/ids';
import type { FundOrderKind } from '@domain/fund-depot/fund-order';
import type { FundTaxBasis } from '@domain/fund-depot/withdrawal-tax';
import { decimal } from '@domain/money/decimal';
import type { Snapshot } from '@domain/form/session/snapshot';
import { calendarDay } from '@domain/time/local-date';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@ui/app/history/input-history';
import { FundDepotModel, type FundDepotCollaborators } from '@ui/screens/fund-depot/fund-depot-model';
import { FundDepotScreen } from '@ui/screens/fund-depot/fund-depot-screen';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import { releaseBench } from '../../release-bench';
import { renderVisit } from '../../render-visit';

/** Everything was bought at 40, nothing is free: 6,000 are worth 2,000 more than they cost, 4,000 are 800. */
const taxBasis = (bank: FakeBank): FundTaxBasis => ({
  record: {
    pots: { shares: decimal('0.00'), other: decimal('0.00') },
    allowance: {
      ordered: decimal('0.00'),
      used: decimal('0.00'),
      usedByPartner: decimal('0.00'),
      joint: false,
    },
    churchRate: undefined,
    country: 'DE',
    foreignTax: decimal('0.00'),
    foreignCredited: decimal('0.00'),
    substitute: decimal('0.00'),
    paid: { capitalGainsTax: decimal('0.00'), solidarity: decimal('0.00'), churchTax: decimal('0.00') },
  },
  funds: bank.funds.conditions.funds.map(({ instrumentId, quantity }, index) => ({
    instrumentId,
    taxClass: 'OTHER_FUND',
    lots: [
      {
        lotId: String(index),
        acquired: calendarDay('2024-01-15'),
        quantity,
        cost: decimal(index === 0 ? '4000.00' : '3200.00'),
        costs: decimal('0.00'),
        fxRate: undefined,
        prepaidLumpSum: decimal('0.00'),
        lumpSums: [],
        transferred: false,
      },
    ],
  })),
});

/** A bank whose customer has a fund depot and proves by SMS. */
export function fundBank(): FakeBank {
  return withFundDepot(new FakeBank());
}

/** Gives the customer of a bank a fund depot; the proof is by SMS. */
export function withFundDepot<Bank extends FakeBank>(bank: Bank): Bank {
  bank.world.agreement = { types: ['M_TAN'] };
  bank.world.depots = bank.world.depots.map((depot) => ({ ...depot, id: fundDepot, type: 'COMINVEST' }));
  return bank;
}

/** What a page of the fund depot stands on besides the bank. */
interface Surroundings {
  readonly storage?: MemoryCustomerStorage;
  readonly drafting?: FundDepotCollaborators['drafting'];
  readonly changeDrafts?: FundDepotCollaborators['changeDrafts'];
  readonly loadTax?: FundDepotCollaborators['loadTax'];
  readonly followFailure?: FundDepotCollaborators['followFailure'];
}

/** The page's model at the bank, on a device that may have kept a journal or drafts. */
export function fundModel(bank: FakeBank, kind: FundOrderKind, around: Surroundings): FundDepotModel {
  const { scheduler } = bank;
  const funds = new FakeFundDepotGateway(bank);
  const { storage = new MemoryCustomerStorage() } = around;
  const { tools, listOpenIntents } = releaseBench(bank, storage);
  return new FundDepotModel(kind, {
    load: new LoadFundDepot(new FakeDepotGateway(bank), funds),
    loadTax: around.loadTax ?? { execute: () => TE.right(taxBasis(bank)) },
    checkOrder: new CheckFundOrder(funds, { error: () => undefined }),
    drafting: around.drafting ?? { keep: () => async () => true, restore: () => async () => O.none },
    changeDrafts: around.changeDrafts ?? new MemoryFundChangeDrafts(),
    updates: new FakeFundOrderUpdates(bank),
    money: new FundMoney(storedToldFundOrder),
    releases: {
      create: new Release(fundOrderRegistration(fakeFundOrderRelease(bank)), tools),
      change: new Release(fundChangeRegistration(fakeFundChangeRelease(bank)), tools),
      cancel: new Release(fundCancellationRegistration(fakeFundCancellationRelease(bank)), tools),
      reference: new Release(referenceAccountRegistration(fakeReferenceAccountRelease(bank)), tools),
      listOpen: listOpenIntents,
      draft: 'fund-order-draft/tab-1',
    },
    followFailure: around.followFailure ?? { execute: () => ({ kind: 'stay' }) },
    awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, { warn: () => undefined }),
    clock: scheduler,
    scheduler,
  });
}

/** Opens the page at the bank, on a device that has kept a draft or a journal; what a pause brings comes with `pause`. */
export async function openFundDepot(
  bank: FakeBank,
  kind: FundOrderKind,
  query = '',
  draft?: Snapshot,
  storage = new MemoryCustomerStorage(),
  changeDrafts = new MemoryFundChangeDrafts(),
) {
  const { scheduler } = bank;
  let readTax = (): Result<FundTaxBasis> => TE.right(taxBasis(bank));
  const createModel = (): FundDepotModel =>
    fundModel(bank, kind, {
      storage,
      changeDrafts,
      loadTax: { execute: () => readTax() },
      drafting: {
        keep: () => async () => true,
        restore: () => async () =>
          pipe(
            O.fromNullable(draft),
            O.map((kept) => ({ kept, lost: [] })),
          ),
      },
    });
  const path = kind === 'DEPOSIT' ? 'einzahlen' : 'auszahlen';
  const { back, forward } = renderVisit(
    <FundDepotScreen createModel={createModel} />,
    '/ngbrk/',
    `/ngbrk/cominvest/${path}${query}`,
  );
  const pause = (): Promise<void> => act(() => scheduler.advance(1000));
  await pause();
  /** From here on the bank tells nothing of taxes. */
  const loseTax = (): void => {
    readTax = () => TE.left({ kind: 'not-found' });
  };
  return { pause, back, forward, loseTax };
}

/** Types the code that the bank has sent by SMS, and releases with it. */
export async function prove(bank: FakeBank, button: RegExp): Promise<void> {
  const code = await screen.findByRole('textbox', { name: /^TAN/ });
  await userEvent.type(code, bank.tan.codeOf(challengeId('challenge-1')));
  await userEvent.click(screen.getByRole('button', { name: button }));
}
