import type { EventStream } from '@adapters/event-stream/event-stream';
import type { BankClient } from '@adapters/http/client/bank-client';
import type { BankClock } from '@adapters/browser/bank-clock';
import type { EncryptedTextStore } from '@adapters/browser/storage/text/encrypted-text-store';
import type { BrowserPrivacyScreen } from '@adapters/browser/browser-privacy-screen';
import type { PortalConfig } from '@adapters/config/portal-config';
import type { ServerSink } from '@adapters/logging/server-sink';
import type { DecideAccess } from '@application/access/decide-access';
import type { GuardFacts } from '@application/access/guard-facts';
import type { RememberedDepot } from '@application/access/remembered-depot';
import type { KeepOverviewColumns } from '@application/depot/keep-overview-columns';
import type { GrantConsents } from '@application/consent/grant-consents';
import type { LoadConsents } from '@application/consent/load-consents';
import type { LoadBalances } from '@application/depot/load-balances';
import type { LoadDepots } from '@application/depot/load-depots';
import type { LoadOverviewColumns } from '@application/depot/load-overview-columns';
import type { LoadPositions } from '@application/depot/load-positions';
import type { LoadValueHistory } from '@application/depot/load-value-history';
import type { WatchQuotes } from '@application/depot/watch-quotes';
import type { FindOrder } from '@application/order-book/find-order';
import type { LoadOrderBook } from '@application/order-book/load-order-book';
import type { LoadOrderCosts } from '@application/order-book/load-order-costs';
import type { WatchOrders } from '@application/order-book/watch-orders';
import type { KeepChange } from '@application/order-change/keep-change';
import type { PrevalidateChange } from '@application/order-change/prevalidate-change';
import type { RestoreChange } from '@application/order-change/restore-change';
import type { FindInstrument } from '@application/order/find-instrument';
import type { KeepOrderDraft } from '@application/order/keep-order-draft';
import type { IntentLedger } from '@application/release/intent-ledger';
import type { ListOpenIntents } from '@application/release/list-open-intents';
import type { Release, ReleaseTools } from '@application/release/release';
import type { QuoteTicketId } from '@domain/codes/ids';
import type { Order } from '@domain/order/open/order';
import type { ChangeOfOrder } from '@domain/order/open/order-change';
import type { OrderRequest } from '@domain/order/order-request';
import type { QuoteRequest } from '@domain/order/quote/quote';
import type { LoadCosts } from '@application/order/load-costs';
import type { LoadDimensions } from '@application/order/load-dimensions';
import type { LoadPrices } from '@application/order/load-prices';
import type { LoadQuotes } from '@application/order/load-quotes';
import type { PrevalidateOrder } from '@application/order/prevalidate-order';
import type { RestoreOrderDraft } from '@application/order/restore-order-draft';
import type { SearchInstruments } from '@application/order/search-instruments';
import type { ChangeOrderPreferences } from '@application/order-preferences/change-order-preferences';
import type { LoadOrderPreferences } from '@application/order-preferences/load-order-preferences';
import type { AccountGateway } from '@application/ports/bank/account-gateway';
import type { AuthenticationGateway } from '@application/ports/bank/authentication-gateway';
import type { Clock } from '@application/ports/clock';
import type { ChangeOrderTemplate } from '@application/order-template/change-order-template';
import type { DropOrderTemplate } from '@application/order-template/drop-order-template';
import type { KeepOrderTemplate } from '@application/order-template/keep-order-template';
import type { ListProtectable } from '@application/order/list-protectable';
import type { ListOrderTemplates } from '@application/order-template/list-order-templates';
import type { LoadOrderTemplate } from '@application/order-template/load-order-template';
import type { RenameOrderTemplate } from '@application/order-template/rename-order-template';
import type { OrderTemplateGateway } from '@application/ports/bank/order-template-gateway';
import type { ConsentGateway } from '@application/ports/bank/consent-gateway';
import type { DepotGateway } from '@application/ports/bank/depot-gateway';
import type { DevicePreferences } from '@application/ports/device-preferences';
import type { Digest } from '@application/ports/digest';
import type { ChangeDrafts } from '@application/ports/change-drafts';
import type { CustomerStorage } from '@application/ports/customer-storage';
import type { OrderDrafts } from '@application/ports/order-drafts';
import type { ErrorMemory } from '@application/ports/error-memory';
import type { Identifiers } from '@application/ports/identifiers';
import type { KeepAliveGateway } from '@application/ports/bank/keep-alive-gateway';
import type { InstrumentGateway } from '@application/ports/bank/instrument-gateway';
import type { ReleaseJournal } from '@application/ports/release-journal';
import type { LiveUpdates } from '@application/ports/bank/live-updates';
import type { Locks } from '@application/ports/locks';
import type { Logger } from '@application/ports/logger';
import type { ExternalNavigation } from '@application/ports/navigation';
import type { OrderGateway } from '@application/ports/bank/order-gateway';
import type { PreferencesGateway } from '@application/ports/bank/preferences-gateway';
import type { PushStatusGateway } from '@application/ports/bank/push-status-gateway';
import type { QuoteGateway } from '@application/ports/bank/quote-gateway';
import type { Scheduler } from '@application/ports/scheduler';
import type { SessionGateway } from '@application/ports/bank/session-gateway';
import type { TanMethodGateway } from '@application/ports/bank/tan-method-gateway';
import type { Stopwatch } from '@application/ports/stopwatch';
import type { TabPulse } from '@application/ports/tab-pulse';
import type { TextSource } from '@application/ports/text-source';
import type { VisitMarks } from '@application/ports/visit-marks';
import type { AcceptQuote } from '@application/quote/accept-quote';
import type { RequestQuote } from '@application/quote/request-quote';
import type { ActionLog } from '@application/receipt/action-log';
import type { LoadReceipts } from '@application/receipt/load-receipts';
import type { TrackPage } from '@application/access/track-page';
import type { ActivateSession } from '@application/session/activate-session';
import type { AttendSession } from '@application/session/attend-session';
import type { EndSession } from '@application/session/end-session';
import type { Farewells } from '@application/session/farewells';
import type { FollowFailure } from '@application/session/follow-failure';
import type { LeavePortal } from '@application/session/leave-portal';
import type { LoadSession } from '@application/session/load-session';
import type { RequestSessionTan } from '@application/session/request-session-tan';
import type { SessionTanLapse } from '@application/session/session-tan-lapse';
import type { Authorise } from '@application/tan/authorise';
import type { AwaitPushApproval } from '@application/tan/await-push-approval';
import type { EnterProtected } from '@application/tan/enter-protected';
import type { RequestAuthorisation } from '@application/tan/request-authorisation';
import type { Dimensions } from '@domain/instrument/dimensions';
import type { ServiceIdentifier } from 'inversify';
import type { Environment } from './environment';

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** What the container can be asked for, by area; only src asks. */
export const tokens = {
  environment: token<Environment>('Environment'),
  config: token<PortalConfig>('PortalConfig'),

  bankClock: token<BankClock>('BankClock'),
  clock: token<Clock>('Clock'),
  /** The device's own time, which all its tabs share; the bank's may jump. */
  deviceClock: token<Clock>('DeviceClock'),
  scheduler: token<Scheduler>('Scheduler'),
  identifiers: token<Identifiers>('Identifiers'),
  locks: token<Locks>('Locks'),
  serverLog: token<ServerSink>('ServerSink'),
  logger: token<Logger>('Logger'),
  navigation: token<ExternalNavigation>('ExternalNavigation'),
  errorMemory: token<ErrorMemory>('ErrorMemory'),
  devicePreferences: token<DevicePreferences>('DevicePreferences'),
  visitMarks: token<VisitMarks>('VisitMarks'),
  textSource: token<TextSource>('TextSource'),

  /** Makes each call once: for guards, which have retries of their own. */
  plainClient: token<BankClient>('PlainClient'),
  /** Repeats what may be repeated: for everything else. */
  client: token<BankClient>('BankClient'),

  accounts: token<AccountGateway>('AccountGateway'),
  depots: token<DepotGateway>('DepotGateway'),
  instruments: token<InstrumentGateway>('InstrumentGateway'),
  orders: token<OrderGateway>('OrderGateway'),
  preferences: token<PreferencesGateway>('PreferencesGateway'),
  pushStatus: token<PushStatusGateway>('PushStatusGateway'),
  sessions: token<SessionGateway>('SessionGateway'),
  eventStream: token<EventStream>('EventStream'),
  live: token<LiveUpdates>('LiveUpdates'),
  textStore: token<EncryptedTextStore>('EncryptedTextStore'),
  customerStorage: token<CustomerStorage>('CustomerStorage'),
  orderDrafts: token<OrderDrafts>('OrderDrafts'),
  changeDrafts: token<ChangeDrafts>('ChangeDrafts'),
  keepAliveGateway: token<KeepAliveGateway>('KeepAliveGateway'),
  tabPulse: token<TabPulse>('TabPulse'),
  privacyScreen: token<BrowserPrivacyScreen>('BrowserPrivacyScreen'),
  farewells: token<Farewells>('Farewells'),
  journal: token<ReleaseJournal>('ReleaseJournal'),

  trackPage: token<TrackPage>('TrackPage'),

  guardFacts: token<GuardFacts>('GuardFacts'),
  rememberedDepot: token<RememberedDepot>('RememberedDepot'),
  decideAccess: token<Pick<DecideAccess, 'execute'>>('DecideAccess'),

  loadSession: token<LoadSession>('LoadSession'),
  requestSessionTan: token<RequestSessionTan>('RequestSessionTan'),
  activateSession: token<ActivateSession>('ActivateSession'),
  sessionTanLapse: token<SessionTanLapse>('SessionTanLapse'),
  endSession: token<EndSession>('EndSession'),
  leavePortal: token<LeavePortal>('LeavePortal'),
  attendSession: token<AttendSession>('AttendSession'),
  followFailure: token<FollowFailure>('FollowFailure'),
  awaitPush: token<AwaitPushApproval>('AwaitPushApproval'),

  authentication: token<AuthenticationGateway>('AuthenticationGateway'),
  enterOrderArea: token<EnterProtected<Dimensions>>('EnterOrderArea'),
  requestAuthorisation: token<RequestAuthorisation>('RequestAuthorisation'),
  authorise: token<Authorise>('Authorise'),
  tanMethods: token<TanMethodGateway>('TanMethodGateway'),

  loadDepots: token<LoadDepots>('LoadDepots'),
  loadBalances: token<LoadBalances>('LoadBalances'),
  loadPositions: token<LoadPositions>('LoadPositions'),
  watchQuotes: token<WatchQuotes>('WatchQuotes'),
  loadValueHistory: token<LoadValueHistory>('LoadValueHistory'),
  loadOverviewColumns: token<LoadOverviewColumns>('LoadOverviewColumns'),
  keepOverviewColumns: token<KeepOverviewColumns>('KeepOverviewColumns'),

  intentLedger: token<IntentLedger>('IntentLedger'),
  releaseTools: token<ReleaseTools>('ReleaseTools'),
  orderRelease: token<Release<OrderRequest, Order>>('OrderRelease'),
  quoteOrderRelease: token<Release<OrderRequest, Order>>('QuoteOrderRelease'),
  quoteTicketRelease: token<Release<QuoteRequest, QuoteTicketId>>('QuoteTicketRelease'),
  searchInstruments: token<SearchInstruments>('SearchInstruments'),
  findInstrument: token<FindInstrument>('FindInstrument'),
  loadDimensions: token<LoadDimensions>('LoadDimensions'),
  loadQuotes: token<LoadQuotes>('LoadQuotes'),
  loadPrices: token<LoadPrices>('LoadPrices'),
  prevalidateOrder: token<PrevalidateOrder>('PrevalidateOrder'),
  loadCosts: token<LoadCosts>('LoadCosts'),
  listOpenIntents: token<ListOpenIntents>('ListOpenIntents'),
  keepOrderDraft: token<KeepOrderDraft>('KeepOrderDraft'),
  restoreOrderDraft: token<RestoreOrderDraft>('RestoreOrderDraft'),

  loadOrderPreferences: token<LoadOrderPreferences>('LoadOrderPreferences'),
  changeOrderPreferences: token<ChangeOrderPreferences>('ChangeOrderPreferences'),

  orderTemplates: token<OrderTemplateGateway>('OrderTemplateGateway'),
  listOrderTemplates: token<ListOrderTemplates>('ListOrderTemplates'),
  loadOrderTemplate: token<LoadOrderTemplate>('LoadOrderTemplate'),
  keepOrderTemplate: token<KeepOrderTemplate>('KeepOrderTemplate'),
  changeOrderTemplate: token<ChangeOrderTemplate>('ChangeOrderTemplate'),
  renameOrderTemplate: token<RenameOrderTemplate>('RenameOrderTemplate'),
  dropOrderTemplate: token<DropOrderTemplate>('DropOrderTemplate'),
  consents: token<ConsentGateway>('ConsentGateway'),
  loadConsents: token<LoadConsents>('LoadConsents'),
  grantConsents: token<GrantConsents>('GrantConsents'),

  stopwatch: token<Stopwatch>('Stopwatch'),
  quotes: token<QuoteGateway>('QuoteGateway'),
  requestQuote: token<RequestQuote>('RequestQuote'),
  acceptQuote: token<AcceptQuote>('AcceptQuote'),

  loadOrderBook: token<LoadOrderBook>('LoadOrderBook'),
  listProtectable: token<ListProtectable>('ListProtectable'),
  findOrder: token<FindOrder>('FindOrder'),
  loadOrderCosts: token<LoadOrderCosts>('LoadOrderCosts'),
  watchOrders: token<WatchOrders>('WatchOrders'),
  cancellation: token<Release<Order, Order>>('Cancellation'),
  prevalidateChange: token<PrevalidateChange>('PrevalidateChange'),
  change: token<Release<ChangeOfOrder, Order>>('Change'),
  keepChange: token<KeepChange>('KeepChange'),
  restoreChange: token<RestoreChange>('RestoreChange'),

  digest: token<Digest>('Digest'),
  actionLog: token<ActionLog>('ActionLog'),
  loadReceipts: token<LoadReceipts>('LoadReceipts'),
} as const;
