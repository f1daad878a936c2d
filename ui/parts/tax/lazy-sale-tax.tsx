import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Suspense, useContext } from 'react';
import { SaleTaxContext } from './sale-tax-source';
import type { SaleTaxProps } from './sale-tax';

const parts = () => import('./sale-tax');
const SaleTax = lazyPart(async () => (await parts()).SaleTax);

/** The tax of a sale as a page before has shown it. */
export const LazySaleTaxRows = lazyPart(async () => (await parts()).SaleTaxRows);

/** The tax of a sale beside its costs, whose code comes once there is a sale; it stands below what it adds to. */
export function LazySaleTax(props: Omit<SaleTaxProps, 'source'>) {
  const source = useContext(SaleTaxContext);
  if (source === undefined || props.order?.side !== 'SELL') return null;
  return (
    <Suspense fallback={null}>
      <SaleTax {...props} source={source} />
    </Suspense>
  );
}
