import { instrumentId } from '@domain/codes/ids';
import type { VenueQuote } from '@domain/instrument/venue';
import { amount, type Amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { EUR, USD } from '@domain/money/unit';
import { spreadOf } from '@domain/order/offer/venue-choice';
import { instant } from '@domain/time/instant';
import { exchange } from '../../support/samples';

describe('the spread of a quote [ORD-04]', () => {
  const eur = (text: string): Amount => amount(text, EUR);

  it.each<[string, Amount | undefined, Amount | undefined, readonly [string, string] | undefined]>([
    ['what the ask is above the bid, and of the ask', eur('99.00'), eur('100.00'), ['1.00', '1.00']],
    ['in hundredths, the half up', eur('199.75'), eur('200.00'), ['0.25', '0.13']],
    ['nothing where both are alike', eur('100.00'), eur('100.00'), ['0.00', '0.00']],
    ['unknown without a bid', undefined, eur('100.00'), undefined],
    ['unknown without an ask', eur('99.00'), undefined, undefined],
    ['unknown across currencies', amount('99.00', USD), eur('100.00'), undefined],
    ['unknown of an ask of nothing', eur('0.00'), eur('0.00'), undefined],
  ])('is %s', (_, bid, ask, expected) => {
    const quote: VenueQuote = {
      instrumentId: instrumentId('i'),
      venueId: exchange.id,
      at: instant(0),
      sequence: 1,
      hours: { state: 'open' },
      ...(bid && { bid }),
      ...(ask && { ask }),
    };
    const [absolute, percent] = expected ?? [];
    expect(spreadOf(quote)).toEqual(
      absolute !== undefined && percent !== undefined
        ? { absolute: eur(absolute), percent: decimal(percent) }
        : undefined,
    );
  });

  it('is unknown of a venue that quotes nothing', () => {
    expect(spreadOf(undefined)).toBeUndefined();
  });
});
