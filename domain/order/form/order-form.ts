import { form } from '../../form/form';
import type { FactNodes } from '../../form/nodes/facts';
import { orderFields } from './order-fields';
import type { OrderFormFacts } from './order-form-facts';
import { orderPreview } from './order-preview';
import { orderReaders } from './order-readers';

/**
 * The order form: what the customer says, what that comes to, and what is said of it meanwhile. Page, interview,
 * protection, templates, costs, prevalidation and wire stand on this one reading (ORD-05 to ORD-15).
 */
export const orderForm = form((fact: FactNodes<OrderFormFacts>) => {
  const said = orderFields(fact);
  const readers = orderReaders(said, fact);
  return { ...said.fields, today: fact.today, takesDebit: said.takesDebit, ...readers, ...orderPreview(said, readers, fact) };
});

/** Its nodes. */
export type OrderNodes = (typeof orderForm)['nodes'];
