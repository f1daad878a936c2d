import type { Body, TradingDesk } from '../trading';
import type { Venue } from './random-script';
import type { Ticket } from './reference-order';
import type { Plan } from './reference-request';

const eur = (hundredThousandths: number) => ({
  value: (hundredThousandths / 100_000).toFixed(2),
  unit: 'EUR',
});

/** The type that a ticket has on the wire. */
function typeOf({ limit, trigger, behind: distance }: Ticket, at: Venue): string {
  if (trigger === undefined) return limit === undefined ? 'MARKET' : 'LIMIT';
  if (distance === undefined) return limit === undefined ? 'STOP_MARKET' : 'STOP_LIMIT';
  if (at !== 'Direkthandel Nord') return 'TRAILING_STOP_NATIVE_MARKET';
  return limit === undefined ? 'TRAILING_STOP_MARKET' : 'TRAILING_STOP_LIMIT';
}

const legBody = (desk: TradingDesk, wkn: string, at: Venue, ticket: Ticket): Promise<Body> => {
  const { limit, trigger, behind: distance, extension: extent } = ticket;
  return desk.body({
    wkn,
    venue: at,
    side: ticket.side,
    pieces: String(ticket.pieces),
    orderType: typeOf(ticket, at),
    ...(limit === undefined ? {} : { limit: eur(limit) }),
    ...(trigger === undefined ? {} : { triggerLimit: eur(trigger) }),
    ...(distance === undefined
      ? {}
      : 'money' in distance
        ? { trailingLimitDistAbs: eur(distance.money) }
        : { trailingLimitDistRel: (distance.tenths / 10).toFixed(1) }),
    ...(extent === undefined ? {} : { limitExtension: extent }),
  });
};

/** The plan as the portal sends it. */
export async function bodyOf(desk: TradingDesk, wkn: string, at: Venue, plan: Plan): Promise<Body> {
  const { depotId } = desk;
  switch (plan.kind) {
    case 'single':
      return legBody(desk, wkn, at, plan.ticket);
    case 'oco':
      return {
        depotId,
        orderType: 'ONE_CANCELS_OTHER',
        subOrders: [await legBody(desk, wkn, at, plan.stop), await legBody(desk, wkn, at, plan.limit)],
      };
    case 'next':
      return {
        depotId,
        orderType: 'NEXT_ORDER',
        subOrders: [await legBody(desk, wkn, at, plan.base), await bodyOf(desk, wkn, at, plan.follow)],
      };
  }
}
