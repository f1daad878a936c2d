import type { OrderField } from '@domain/order/draft/order-draft';
import type { Issue } from '@domain/form/issue';
import type { SettlementModel } from '@ui/parts/banking/settlement-model';
import type { Severity } from '@domain/message/severity';
import type { DraftKeeper } from '@ui/forms/draft-keeper';
import type { PictureSources } from '../trading/picture-props';
import type { CostsModel } from './costs-model';

/** What stands beside the order as it is entered: what is told of it, and what is wrong with it. */
export interface SummarySources extends PictureSources {
  readonly settlement: Pick<SettlementModel, 'depot'>;
  readonly costs: Pick<CostsModel, 'at' | 'isOutdated' | 'money'>;
  readonly keeper: Pick<DraftKeeper<never>, 'isSaving' | 'savedAt'>;
  readonly form: { readonly summary: readonly Issue[] };
  /** How bad it stands at a field. */
  readonly severityAt: (field: OrderField) => Severity | undefined;
}
