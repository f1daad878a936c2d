import type { WireMessage } from '@sandbox/platform/http/message';
import type { TradingRestriction } from '@sandbox/market/venue/auction';
import type { LegBody } from '../routes/order-body';
import type { OrderFacts } from './order-facts';
import { executableType } from '@sandbox/market/venue/order-type';
import { orderMessage } from './order-messages';
import { isGiven } from './price-input';
import type { LimitExtension } from '../trade/working-order';

/** Limit extension and trading restriction as chosen, where the venue offers them for the order type. */
export interface CheckedAbilities {
  readonly messages: readonly WireMessage[];
  readonly extension?: LimitExtension;
  readonly restriction?: TradingRestriction;
}

/** Checks extension and restriction against what the venue can do with the order type (ORD-10). */
export function checkAbilities(body: LegBody, { listing }: OrderFacts): CheckedAbilities {
  const type = executableType(body.orderType ?? '');
  const offered =
    type === undefined || listing === undefined ? undefined : listing.venue.abilities.orderTypes[type];
  const extension = chosen(body.limitExtension, offered?.limitExtensions);
  const restriction = chosen(body.tradingRestriction, offered?.tradingRestrictions);
  return {
    messages: [
      ...(offered !== undefined && isChoice(body.limitExtension) && extension === undefined
        ? [orderMessage.error('fehler-limitzusatz-nicht-erlaubt', { origin: ['limitExtension'] })]
        : []),
      ...(offered !== undefined && isChoice(body.tradingRestriction) && restriction === undefined
        ? [
            orderMessage.error('fehler-handelsbeschraenkung-nicht-erlaubt', {
              origin: ['tradingRestriction'],
            }),
          ]
        : []),
    ],
    ...(extension === undefined ? {} : { extension }),
    ...(restriction === undefined ? {} : { restriction }),
  };
}

const isChoice = (text: string | null | undefined): text is string => isGiven(text) && text !== 'NO';

const chosen = <T extends string>(
  text: string | null | undefined,
  offered: readonly T[] | undefined,
): T | undefined => (isChoice(text) ? offered?.find((each) => each === text) : undefined);
