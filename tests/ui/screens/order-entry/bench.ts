import { storedToldMoney } from '@adapters/browser/storage/stored-told-money';
import { FakeTaxGateway } from '@adapters/fake/tax/fake-tax-gateway';
import { OrderMoney } from '@application/order/order-money';
import type { Result } from '@application/ports/result';
import { LoadTaxBasis } from '@application/tax/load-tax-basis';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { KeepOrderDraft } from '@application/order/keep-order-draft';
import { RestoreOrderDraft } from '@application/order/restore-order-draft';
import { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import { LoadOrderTemplate } from '@application/order-template/load-order-template';
import { WatchQuotes } from '@application/depot/watch-quotes';
import { WatchOrders } from '@application/order-book/watch-orders';
import { LoadConsents } from '@application/consent/load-consents';
import { FakeOrderRelease } from '@adapters/fake/order/fake-order-release';
import { FakeTicketRelease } from '@adapters/fake/order/fake-ticket-release';
import { orderDraftName, quoteTicketDraft } from '@domain/order/draft/order-draft-name';
import { orderRegistration, quoteOrderRegistration } from '@application/order/order-registration';
import { quoteTicketRegistration } from '@application/quote/quote-ticket-registration';
import { FakeIntentGateway } from '@adapters/fake/bank/fake-intent-gateway';
import { CloseUnreadable } from '@application/release/close-unreadable';
import { IntentLedger } from '@application/release/intent-ledger';
import { StandingChallenge } from '@application/release/standing-challenge';
import { ListOpenIntents } from '@application/release/list-open-intents';
import { Release, type ReleaseTools } from '@application/release/release';
import { AcceptQuote } from '@application/quote/accept-quote';
import { RequestQuote } from '@application/quote/request-quote';
import { FakeConsentGateway } from '@adapters/fake/bank/fake-consent-gateway';
import { FakePreferencesGateway } from '@adapters/fake/bank/fake-preferences-gateway';
import { FakeQuoteGateway } from '@adapters/fake/order/fake-quote-gateway';
import { wellSuppliedCustomer, type FakeWorld } from '@adapters/fake/bank/fake-world';
import { FollowFailure } from '@application/session/follow-failure';
import { AwaitPushApproval } from '@application/tan/await-push-approval';
import { FakeAccountGateway } from '@adapters/fake/bank/fake-account-gateway';
import { FakeBank } from '@adapters/fake/bank/fake-bank';
import { FakeDepotGateway } from '@adapters/fake/bank/fake-depot-gateway';
import { FakeIdentifiers } from '@adapters/fake/device/fake-identifiers';
import { FakeLocks } from '@adapters/fake/device/fake-locks';
import { FakeInstrumentGateway } from '@adapters/fake/bank/fake-instrument-gateway';
import { FakeOrderGateway } from '@adapters/fake/order/fake-order-gateway';
import { FakeOrderTemplateGateway } from '@adapters/fake/order/fake-order-template-gateway';
import { FakePushStatusGateway } from '@adapters/fake/session/fake-push-status-gateway';
import { MemoryCustomerStorage } from '@adapters/fake/device/memory-customer-storage';
import { MemoryErrorMemory } from '@adapters/fake/device/memory-error-memory';
import { RecordingLogger } from '@adapters/fake/device/recording-logger';
import { RecordingExit } from '@tests/support/recording-exit';
import { RecordingNavigation } from '@adapters/fake/device/recording-navigation';
import type { DraftKind } from '@domain/order/draft/draft-kind';
import { OrderEntryModel } from '@ui/screens/order-entry/order-entry-model';

/** A customer who enters orders on one page, with prices that follow the market, and proves by SMS. */
export const onOnePage = (): FakeWorld => {
  const world = wellSuppliedCustomer();
  return {
    ...world,
    agreement: { types: ['M_TAN'] },
    orderPreferences: {
      ...world.orderPreferences,
      inputScreenMode: 'FULL',
      pushPrices: true,
      displayHelp: { venues: 0, preferences: 0 },
    },
  };
};

/** A customer's browser at a fake bank: each page is a visit, what is stored outlives them as it outlives a reload. */
export function orderBench(bank = new FakeBank()) {
  const { scheduler, live } = bank;
  const clock = scheduler;
  const logger = new RecordingLogger();
  const { journal, orderDrafts: drafts } = new MemoryCustomerStorage();
  const navigation = new RecordingNavigation();
  const exit = new RecordingExit();
  const own = new FakeIdentifiers();
  /** Over a broken one no code of the portal comes any more. */
  const line = { isBroken: false };
  /** What the tax of a sale follows from. */
  const tax: { basis: { execute(): Result<TaxBasis> } } = {
    basis: new LoadTaxBasis(new FakeDepotGateway(bank), new FakeTaxGateway(bank)),
  };

  /** A page just opened: nothing but what is stored is left of earlier ones. */
  const visit = (kind: DraftKind = 'STANDARD', identifiers = own): OrderEntryModel => {
    const orders = new FakeOrderGateway(bank);
    const instruments = new FakeInstrumentGateway(bank);
    const depots = new FakeDepotGateway(bank);
    const templates = new FakeOrderTemplateGateway(bank);
    const tools: ReleaseTools = {
      ledger: new IntentLedger(journal, clock),
      standing: new StandingChallenge(),
      drafts,
      identifiers,
      locks: new FakeLocks(),
      clock,
      scheduler,
    };
    const gateway = new FakeOrderRelease(bank);
    const quoteOrder = new Release(quoteOrderRegistration(gateway), tools);
    const consents = new FakeConsentGateway(bank);
    const keepDraft = new KeepOrderDraft(drafts, identifiers);
    const restoreDraft = new RestoreOrderDraft({
      drafts,
      instruments,
      locks: new FakeLocks(),
      identifiers,
    });
    return new OrderEntryModel({
      market: { instruments, orders, watchQuotes: new WatchQuotes(live) },
      money: () => Promise.resolve(new OrderMoney({ execute: () => tax.basis.execute() }, storedToldMoney)),
      holdings: { depots, accounts: new FakeAccountGateway(bank) },
      book: { orders, watchOrders: new WatchOrders(live) },
      preferences: new FakePreferencesGateway(bank),
      consents: { bank: consents, load: new LoadConsents(consents) },
      quoteTrading: async () => {
        if (line.isBroken) throw new Error('The code did not come');
        return {
          ticket: new Release(quoteTicketRegistration(new FakeTicketRelease(bank)), tools),
          request: new RequestQuote(new FakeQuoteGateway(bank), scheduler),
          accept: new AcceptQuote(quoteOrder),
          stopwatch: scheduler,
        };
      },
      templates: {
        bank: templates,
        load: new LoadOrderTemplate(templates),
        keep: new KeepOrderTemplate(templates, clock),
      },
      drafts: {
        keep: (draft) => keepDraft.execute(draft, kind),
        restore: () => restoreDraft.execute(kind),
      },
      releases: {
        listOpen: new ListOpenIntents(
          journal,
          clock,
          new CloseUnreadable(journal, new FakeIntentGateway(bank), () => async () => undefined),
        ),
        order: new Release(orderRegistration(gateway), tools),
        quoteOrder,
        drafts: {
          order: orderDraftName(identifiers.tab(), kind),
          quoteTicket: quoteTicketDraft(identifiers.tab()),
        },
      },
      awaitPush: new AwaitPushApproval(new FakePushStatusGateway(bank), scheduler, logger),
      followFailure: new FollowFailure(navigation, new MemoryErrorMemory(), exit),
      clock,
      scheduler,
    });
  };
  /** A page in another window of the same browser. */
  const visitElsewhere = (): OrderEntryModel => visit('STANDARD', new FakeIdentifiers('2'));
  return { bank, visit, visitElsewhere, navigation, exit, drafts, journal, line, tax };
}

/** The order page opened by a link that buys 25 SAP, its prices there. */
export async function purchaseBench() {
  const bench = orderBench(new FakeBank(onOnePage()));
  const model = bench.visit();
  await model.open({ side: 'BUY', code: '716460', quantity: '25' });
  await bench.bank.scheduler.advance(1000);
  return { ...bench, model };
}
