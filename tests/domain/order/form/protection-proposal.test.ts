import { FormSession } from '@domain/form/session/form-session';
import { orderForm } from '@domain/order/form/order-form';
import type { ProposedStop } from '@domain/order/prefill/protective-stop';
import type { ValidityType } from '@domain/order/validity';
import { amount } from '@domain/money/amount';
import { decimal } from '@domain/money/decimal';
import { percentage } from '@domain/money/percentage';
import { EUR } from '@domain/money/unit';
import { calendarDay } from '@domain/time/local-date';
import { dealer, draft, facts, share } from '@tests/domain/support/samples';

const proposedStop: ProposedStop = {
  venueId: dealer.id,
  stop: amount('225.50', EUR),
  distance: percentage(decimal('3.5')),
  decidedBy: 'usual',
  usualDay: percentage(decimal('1.2')),
  days: 20,
};

/** An order at a venue that knows these validities. */
function orderAt(validityTypes: readonly ValidityType[], protects = true) {
  const session = new FormSession(orderForm);
  const { nodes } = session;
  session.change(() => {
    session.tell({
      today: facts.today,
      protects,
      suggestedVenue: dealer.id,
      dimensions: { venues: [{ ...dealer, validityTypes }] },
    });
    session.field(nodes.instrument).setValue(draft.instrument);
  });
  return session;
}

describe('what is proposed of an order that protects [ORD-22] [ORD-11]', () => {
  it.each<[readonly ValidityType[], boolean, string, string, string]>([
    [['GFD', 'GTD', 'MAX'], true, 'MAX', '17.11.2027', 'as long as the venue lets it'],
    [['GFD', 'GTD'], true, 'GTD', '17.11.2027', 'else up to a day far enough: 359 days on'],
    [['GFD'], true, 'GFD', '', 'nothing where the venue knows no more than the day'],
    [['GFD', 'GTD', 'MAX'], false, 'GFD', '', 'nothing where nothing is protected'],
  ])('at a venue with %j (protects: %s) it is %s: %s%s', (types, protects, type, day) => {
    const session = orderAt(types, protects);
    const { nodes } = session;
    expect(session.field(nodes.validityType).value).toBe(type);
    expect(session.field(nodes.validityDate).value).toBe(day);
  });

  it.each([
    ['2026-12-04', '03.12.2026', 'it is repaid before that'],
    ['2028-12-04', '17.11.2027', 'it is repaid later'],
  ])('of a security repaid on %s lasts up to %s: %s', (maturity, day) => {
    const session = orderAt(['GFD', 'GTD']);
    session.field(session.nodes.instrument).setValue({ ...share, maturity: calendarDay(maturity) });
    expect(session.field(session.nodes.validityDate).value).toBe(day);
  });

  it.each([
    ['1650.2', '1.650,20'],
    ['0.0475', '0,0475'],
  ])('is written as figures are everywhere: %s is %s', (stop, written) => {
    const session = orderAt(['GFD', 'MAX']);
    session.tell({ proposedStop: { ...proposedStop, stop: amount(stop, EUR) } });
    expect(session.field(session.nodes.triggerLimit).value).toBe(written);
  });

  it('is a stop and its distance in percent, each until it is edited', () => {
    const session = orderAt(['GFD', 'MAX']);
    const { triggerLimit, distance, distanceKind, validityType } = session.nodes;
    session.tell({ proposedStop });
    expect(session.field(triggerLimit).value).toBe('225,50');
    expect(session.field(distance).value).toBe('3,50');
    session.field(distanceKind).setValue('absolute');
    expect(session.field(distance).value).toBe('');
    session.field(triggerLimit).setValue('200');
    session.field(validityType).setValue('GFD');
    session.tell({
      proposedStop: { ...proposedStop, stop: amount('230.00', EUR) },
      dimensions: { venues: [dealer] },
    });
    expect(session.field(triggerLimit).value).toBe('200');
    expect(session.field(validityType).value).toBe('GFD');
  });
});
