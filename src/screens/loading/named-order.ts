import { orderId, type OrderId } from '@domain/codes/ids';

/** The id an address names, in any spelling of the parameter. */
export function namedId(search: string, parameter: string): OrderId | undefined {
  const named = [...new URLSearchParams(search)].find(([name]) => name.toLowerCase() === parameter)?.[1];
  return named === undefined ? undefined : orderId(named);
}

/** The order a page is about; the guard before it has made sure that the address names one (GU-04). */
export const namedOrder = (search: string): OrderId => namedId(search, 'orderid') ?? orderId('');
