import { venueOf } from '@domain/instrument/dimensions';
import { limitUnit, notations, priceUnit, quantityUnit, type Notation } from '@domain/instrument/instrument';
import { instrumentTypeOf, instrumentTypes, isFund } from '@domain/instrument/instrument-type';
import type { TradingSystem } from '@domain/order/draft/order-preferences';
import type { Venue } from '@domain/instrument/venue';
import { venueGroup, type VenueGroup } from '@domain/instrument/venue-group';
import { venueId } from '@domain/codes/ids';
import { EUR, unit, USD } from '@domain/money/unit';
import { exchange, facts, share } from '../support/samples';

describe('the units of an instrument', () => {
  it.each<[Notation, string, string]>([
    ['XXX', 'XXX', 'USD'],
    ['XXC', 'USD', 'XXC'],
    ['XXM', 'USD', 'XXM'],
    ['XXP', 'USD', 'XXP'],
    ['XXU', 'USD', 'XXU'],
  ])('quoted in %s: quantity in %s, price in %s [ORD-08]', (notation, quantity, price) => {
    const instrument = { ...share, notation, currency: USD };
    expect([quantityUnit(instrument), priceUnit(instrument)]).toEqual([quantity, price]);
  });

  it('a limit is in a currency of the venue, if it is money [ORD-06]', () => {
    const dollar = { ...share, currency: USD };
    expect(limitUnit(dollar, [EUR, USD])).toBe(USD);
    expect(limitUnit(dollar, [EUR])).toBe(EUR);
    expect(limitUnit(dollar, [])).toBe(USD);
    expect(limitUnit({ ...dollar, notation: 'XXC' }, [EUR])).toBe(unit('XXC'));
    expect(notations).toHaveLength(5);
  });
});

describe('instrument types', () => {
  const codes = ['AK', 'BE', 'FO', 'OS', 'AN', 'XX', 'ZE', 'ET', 'GE'];

  it.each(instrumentTypes.map((type, index) => [codes[index] ?? '', type] as const))(
    'the code %s is %s, as is its name',
    (code, type) => {
      expect(instrumentTypeOf(code)).toBe(type);
      expect(instrumentTypeOf(type)).toBe(type);
    },
  );

  it('an unknown one is not available, and only funds are funds', () => {
    expect(instrumentTypeOf('SOMETHING_NEW')).toBe('NOT_AVAILABLE');
    expect(instrumentTypes.filter(isFund)).toEqual(['FUND', 'ETF']);
  });
});

describe('venues', () => {
  it('are found by their id [ORD-04]', () => {
    expect(venueOf(facts.dimensions, exchange.id)).toBe(exchange);
    expect(venueOf(facts.dimensions, venueId('v-else'))).toBeUndefined();
    expect(venueOf(facts.dimensions, undefined)).toBeUndefined();
  });

  const quoting = { ...exchange.orderTypes, QUOTE: { limitExtensions: [], tradingRestrictions: [] } };

  it.each<[Partial<Venue>, TradingSystem, VenueGroup | undefined, string]>([
    [{}, 'STANDARD', 'domesticExchangesStandard', 'a German exchange'],
    [{ orderTypes: quoting }, 'QUOTE', 'domesticExchangesQuote', 'that quotes too'],
    [{}, 'QUOTE', undefined, 'that does not quote'],
    [{ country: 'US' }, 'STANDARD', 'foreignExchangesStandard', 'a foreign one'],
    [{ country: 'US', orderTypes: quoting }, 'QUOTE', undefined, 'there is no foreign quote trading'],
    [{ type: 'OFF' }, 'STANDARD', 'otcStandard', 'over the counter'],
    [{ type: 'OFF', orderTypes: quoting }, 'QUOTE', 'otcQuote', 'on a quote'],
    [{ type: 'FUND' }, 'STANDARD', undefined, 'a fund company is always shown'],
  ])('with %j in %s belong to %s: %s [ORD-04]', (change, system, group) => {
    expect(venueGroup({ ...exchange, ...change }, system)).toBe(group);
  });
});
