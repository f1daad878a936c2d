import { FormSession } from '../../form/session/form-session';
import type { Dimensions } from '../../instrument/dimensions';
import type { LocalDate } from '../../time/local-date';
import type { OrderDraft } from '../draft/order-draft';
import type { TemplateOrder } from '../prefill/order-template';
import { enterWhole } from './fill-in';
import { orderForm } from './order-form';

/** What a template keeps of a draft that stands on no page; undefined where nothing can be told of it. */
export function templateOf(
  draft: OrderDraft,
  facts: { readonly dimensions: Dimensions; readonly today: LocalDate },
): TemplateOrder | undefined {
  const session = new FormSession(orderForm);
  session.change(() => {
    session.tell(facts);
    enterWhole(session.nodes, draft, (node, entry) => session.field(node).setValue(entry));
  });
  return session.value(session.nodes.template);
}
