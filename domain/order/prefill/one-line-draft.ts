import { formatGermanDate } from '../../time/german-date';
import { assertNever } from '../../assert-never';
import type { DepotId, VenueId } from '../../codes/ids';
import type { Instrument } from '../../instrument/instrument';
import type { OneLineOrder } from './one-line-order';
import type { LinePart } from './one-line-part';
import { emptyDraft, type FollowDraft, type OrderDraft } from '../draft/order-draft';
import { followOrderTypes, type EnterableOrderType, type FollowOrderType } from '../order-request';

/** What a line only names, found at the bank. */
export interface LineFindings {
  readonly instrument: Instrument;
  readonly venueId?: VenueId;
  readonly depotId?: DepotId;
  /** The quantity, where the line says all that is held, or an amount of money. */
  readonly quantity?: string;
}

/** The draft of an order said in one line; what it does not say stays to be filled in (ORD-07 decides nothing here). */
export function draftOfLine(
  line: Pick<OneLineOrder, 'side' | 'parts' | 'follow'>,
  { instrument, venueId, depotId, quantity }: LineFindings,
): OrderDraft {
  const { side, parts, follow } = line;
  const draft: OrderDraft = {
    ...withParts(emptyDraft, parts),
    side,
    instrument,
    orderType: typeOfLine(line),
    limitExtension: parts.find((part) => part.kind === 'extension')?.extension ?? 'NO',
    ...(venueId !== undefined && { venueId }),
    ...(depotId !== undefined && { depotId }),
    ...(quantity !== undefined && parts.some(namesQuantity) && { quantity }),
  };
  return follow === undefined ? draft : { ...draft, follow: followOf(follow, draft.quantity) };
}

const namesQuantity = ({ kind }: LinePart): boolean => kind === 'holding' || kind === 'money';

/** The order type that a line calls for. */
export const typeOfLine = ({ parts, follow }: Pick<OneLineOrder, 'parts' | 'follow'>): EnterableOrderType =>
  follow === undefined ? typeOfParts(parts) : 'NEXT_ORDER';

/** The order type that what follows calls for; without any price it is a limit order whose limit is still open. */
export function typeOfFollow(parts: readonly LinePart[]): FollowOrderType {
  const type = typeOfParts(parts);
  return followOrderTypes.find((each) => each === type) ?? emptyDraft.follow.orderType;
}

function typeOfParts(parts: readonly LinePart[]): EnterableOrderType {
  const has = (kind: LinePart['kind']): boolean => parts.some((part) => part.kind === kind);
  if (has('oco')) return 'ONE_CANCELS_OTHER';
  if (has('distance')) return has('limit') ? 'TRAILING_STOP_LIMIT' : 'TRAILING_STOP_MARKET';
  if (has('trigger')) return has('limit') ? 'STOP_LIMIT' : 'STOP_MARKET';
  return has('limit') ? 'LIMIT' : 'MARKET';
}

/** What follows sells all that was bought, unless the line says how much. */
const followOf = (parts: readonly LinePart[], bought: string): FollowDraft => ({
  ...withParts({ ...emptyDraft.follow, quantity: bought }, parts),
  orderType: typeOfFollow(parts),
});

/** The texts with what the parts say; what is only named has to be found first. */
const withParts = <Texts extends Pick<OrderDraft, SaidText>>(
  texts: Texts,
  parts: readonly LinePart[],
): Texts => parts.reduce((filled, part) => ({ ...filled, ...textsOf(part) }), texts);

type SaidText =
  | 'quantity'
  | 'limit'
  | 'triggerLimit'
  | 'distance'
  | 'distanceKind'
  | 'validityType'
  | 'validityDate';

function textsOf(part: LinePart): Partial<Pick<OrderDraft, SaidText>> {
  switch (part.kind) {
    case 'quantity':
      return { quantity: part.quantity };
    case 'limit':
      return { limit: part.price };
    case 'trigger':
      return { triggerLimit: part.price };
    case 'distance':
      return { distance: part.distance, distanceKind: part.distanceKind };
    case 'validity':
      return {
        validityType: part.validity.type,
        validityDate: part.validity.type === 'GTD' ? formatGermanDate(part.validity.date) : '',
      };
    case 'holding':
    case 'money':
    case 'oco':
    case 'venue':
    case 'extension':
      return {};
    default:
      return assertNever(part);
  }
}
