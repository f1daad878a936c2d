import type { Position } from '@domain/depot/position';
import { pathOf, type RouteName } from '@ui/app/routes';

/** The page of an order that begins with what a depot holds; a quantity as it is typed. */
export function positionPath(
  page: RouteName,
  { wkn, depotId }: Pick<Position, 'wkn' | 'depotId'>,
  { side, quantity }: { readonly side?: string; readonly quantity?: string } = {},
): string {
  const query = new URLSearchParams({
    ...(side !== undefined && { side }),
    wkn,
    target: depotId,
    ...(quantity !== undefined && { quantity }),
  });
  return `${pathOf(page)}?${query.toString()}`;
}
