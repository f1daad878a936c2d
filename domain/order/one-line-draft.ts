import { formatGermanDate } from '../calendar/german-date';
import { assertNever } from '../shared/assert-never';
import type { DepotId, VenueId } from '../shared/ids';
import type { Instrument } from './instrument';
import type { OneLineOrder } from './one-line-order';
import type { LinePart } from './one-line-part';
import { emptyDraft, type OrderDraft } from './order-draft';

/** What a line only names, found at the bank. */
export interface LineFindings {
  readonly instrument: Instrument;
  readonly venueId?: VenueId;
  readonly depotId?: DepotId;
  /** The holding, where the line says "all". */
  readonly holding?: string;
}

/** The draft of an order said in one line; what it does not say stays to be filled in (ORD-07 decides nothing here). */
export function draftOfLine(
  { side, parts }: Pick<OneLineOrder, 'side' | 'parts'>,
  { instrument, venueId, depotId, holding }: LineFindings,
): OrderDraft {
  const draft: OrderDraft = {
    ...emptyDraft,
    side,
    instrument,
    orderType: typeOfLine(parts),
    ...(venueId !== undefined && { venueId }),
    ...(depotId !== undefined && { depotId }),
  };
  return parts.reduce((filled, part) => withPart(filled, part, holding), draft);
}

/** The order type that prices and words of a line call for. */
export function typeOfLine(parts: readonly LinePart[]): OrderDraft['orderType'] {
  const has = (kind: LinePart['kind']): boolean => parts.some((part) => part.kind === kind);
  if (has('oco')) return 'ONE_CANCELS_OTHER';
  if (has('distance')) return has('limit') ? 'TRAILING_STOP_LIMIT' : 'TRAILING_STOP_MARKET';
  if (has('trigger')) return has('limit') ? 'STOP_LIMIT' : 'STOP_MARKET';
  return has('limit') ? 'LIMIT' : 'MARKET';
}

function withPart(draft: OrderDraft, part: LinePart, holding: string | undefined): OrderDraft {
  switch (part.kind) {
    case 'quantity':
      return { ...draft, quantity: part.quantity };
    case 'holding':
      return { ...draft, quantity: holding ?? '' };
    case 'limit':
      return { ...draft, limit: part.price };
    case 'trigger':
      return { ...draft, triggerLimit: part.price };
    case 'distance':
      return { ...draft, distance: part.distance, distanceKind: part.distanceKind };
    case 'validity':
      return {
        ...draft,
        validityType: part.validity.type,
        validityDate: part.validity.type === 'GTD' ? formatGermanDate(part.validity.date) : '',
      };
    case 'extension':
      return { ...draft, limitExtension: part.extension };
    case 'oco':
    case 'venue':
      return draft;
    default:
      return assertNever(part);
  }
}
