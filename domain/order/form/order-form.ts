import { form, type Form } from '../../form/form';
import type { FactNodes } from '../../form/nodes/facts';
import { orderFields } from './order-fields';
import type { OrderFormFacts } from './order-form-facts';
import type { OrderNodes } from './order-nodes';
import { orderPreview } from './order-preview';
import { orderReaders } from './order-readers';

/**
 * The order form: what the customer says, what that comes to, and what is said of it meanwhile. Page, interview,
 * protection, templates, costs, prevalidation and wire stand on this one reading (ORD-05 to ORD-15).
 */
export const orderForm: Form<OrderNodes, OrderFormFacts> = form(
  (fact: FactNodes<OrderFormFacts>): OrderNodes => {
    const said = orderFields(fact);
    const readers = orderReaders(said, fact);
    return {
      ...said.fields,
      today: fact.today,
      now: fact.now,
      proposedStop: fact.proposedStop,
      ...readers,
      ...orderPreview(said.fields, readers, fact),
    };
  },
);
