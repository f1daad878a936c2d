import { lazyPart } from '@ui/components/feedback/lazy-part';
import { Suspense } from 'react';
import type { SaleTaxProps } from './sale-tax';

const parts = () => import('./sale-tax');
const SaleTax = lazyPart(async () => (await parts()).SaleTax);

/** The tax of a sale that was told before it was released. */
export const LazySaleTaxRows = lazyPart(async () => (await parts()).SaleTaxRows);

/** The tax of a sale beside its costs, whose code comes once there is a sale; it stands below what it adds to. */
export function LazySaleTax(props: SaleTaxProps) {
  if (props.order?.side !== 'SELL') return null;
  return (
    <Suspense fallback={null}>
      <SaleTax {...props} />
    </Suspense>
  );
}
