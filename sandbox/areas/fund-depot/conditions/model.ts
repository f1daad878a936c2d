import { decimal, type Decimal } from '@domain/money/decimal';

/** A fund of the model. */
interface ModelFund {
  readonly wkn: string;
  /** In percent. */
  readonly weight: Decimal;
}

const fund = (wkn: string, weight: string): ModelFund => ({ wkn, weight: decimal(weight) });

/** The model that fund depots of this bank are managed by. */
export const MODEL: {
  readonly key: string;
  readonly text: string;
  readonly funds: readonly ModelFund[];
} = {
  key: 'WACHSTUM',
  text: 'Wachstum',
  funds: [fund('847402', '60'), fund('849105', '25'), fund('A0M430', '15')],
};
