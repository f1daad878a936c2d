import type { Result } from '@application/ports/result';
import type { TaxBasis } from '@domain/tax/sellable-position';
import { createContext } from 'react';

/** Reads what the tax of a sale follows from; its code comes only once a sale is to be seen. */
export type SaleTaxSource = () => Promise<{ execute(): Result<TaxBasis> }>;

/** Who tells the tax of a sale on a page; where nobody does, none is shown. */
export const SaleTaxContext = createContext<SaleTaxSource | undefined>(undefined);
