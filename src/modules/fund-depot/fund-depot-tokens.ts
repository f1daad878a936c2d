import type { CheckFundOrder } from '@application/fund-depot/check-fund-order';
import type { TabDrafting } from '@application/shared/tab-drafting';
import type { FundMoney } from '@application/fund-depot/fund-money';
import type { LoadFundDepot } from '@application/fund-depot/load-fund-depot';
import type { LoadFundTax } from '@application/fund-depot/load-fund-tax';
import type { FundDepotGateway, FundOrderUpdates } from '@application/ports/bank/fund-depot-gateway';
import type { FundChangeDrafts } from '@application/ports/storage/fund-change-drafts';
import type { Release } from '@application/release/release';
import type {
  ChangeOfFundOrder,
  EndOfFundOrder,
  FundOrderRequest,
  FundResult,
  ReferenceAccountChange,
} from '@domain/fund-depot/fund-request';
import { token } from '../../token';

/** What `fund-depot-module` and `fund-release-module` bind. */
export const fundDepotTokens = {
  funds: token<FundDepotGateway>('FundDepotGateway'),
  load: token<LoadFundDepot>('LoadFundDepot'),
  loadTax: token<LoadFundTax>('LoadFundTax'),
  money: token<FundMoney>('FundMoney'),
  checkOrder: token<CheckFundOrder>('CheckFundOrder'),
  drafting: token<TabDrafting>('FundDrafting'),
  changeDrafts: token<FundChangeDrafts>('FundChangeDrafts'),
  updates: token<FundOrderUpdates>('FundOrderUpdates'),
  create: token<Release<FundOrderRequest, FundResult>>('FundOrderRelease'),
  change: token<Release<ChangeOfFundOrder, FundResult>>('FundOrderChangeRelease'),
  cancel: token<Release<EndOfFundOrder, FundResult>>('FundOrderCancellationRelease'),
  reference: token<Release<ReferenceAccountChange, FundResult>>('ReferenceAccountRelease'),
} as const;
