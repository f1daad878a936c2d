import { FormSession } from '@domain/form/session/form-session';
import { legFields, ownOrderFields } from '@domain/order/draft/order-draft';
import { allOrderFields, isOrderField, orderFieldNodes } from '@domain/order/form/order-field-nodes';
import { orderForm } from '@domain/order/form/order-form';

describe('the fields of an order at which something can be found [ORD-25]', () => {
  it('are those of the order itself, and those of the one that follows', () => {
    expect(Object.keys(orderFieldNodes).toSorted()).toEqual(
      [...ownOrderFields, ...legFields.map((field) => `follow.${field}`)].toSorted(),
    );
  });

  it.each([
    ['limit', true],
    ['follow.limit', true],
    ['debit.iban', true],
    ['tradingSystem', false],
    ['follow.venueId', false],
    ['toString', false],
    ['', false],
  ])('%j is one: %s', (name, is) => {
    expect(isOrderField(name)).toBe(is);
  });

  it('stand beside the switches of the page, each once, and each has a cell', () => {
    const session = new FormSession(orderForm);
    expect(new Set(allOrderFields).size).toBe(allOrderFields.length);
    expect(allOrderFields).toHaveLength(Object.keys(orderFieldNodes).length + 5);
    for (const node of allOrderFields) expect(session.field(node).isEdited).toBe(false);
  });
});
