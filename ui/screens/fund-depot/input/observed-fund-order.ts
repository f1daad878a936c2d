import type { FundFormFacts } from '@domain/fund-depot/form/fund-fields';
import type { FundNodes } from '@domain/fund-depot/form/fund-form';
import type { ObservedForm } from '@ui/forms/observed-form';
import type { ObservedNodes } from '@ui/forms/observed-nodes';

/** The form of a deposit or a withdrawal on a page. */
export type ObservedFundOrder = ObservedForm<FundNodes, FundFormFacts>;

/** Its nodes, for views. */
export type ShownFundOrder = ObservedNodes<FundNodes>;

/** Those that a view draws. */
export type ShownNodes<Name extends keyof FundNodes> = Pick<ShownFundOrder, Name>;
