import type { OrderMarket } from '@application/order/order-market';
import type { Scheduler } from '@application/ports/scheduler';
import type { Issue } from '@domain/form/issue';
import type { Message } from '@domain/message/message';
import { allOrderFields } from '@domain/order/form/order-field-nodes';
import { checkedByBank } from './checked-by-bank';
import { correctDates, type DatedForm } from './date-corrections';

/** The form, and who takes what the bank says of it. */
interface CheckedForm extends DatedForm {
  heard(messages: readonly Message[]): readonly Issue[];
}

/** Has the bank check what is typed, as soon as it is known what is traded and where (ORD-17). */
export function checkMeanwhile(
  input: CheckedForm,
  {
    market,
    scheduler,
  }: {
    readonly market: Pick<OrderMarket, 'orders'>;
    readonly scheduler: Pick<Scheduler, 'after'>;
  },
): void {
  const { session } = input.form;
  session.check({
    watches: allOrderFields,
    question: input.nodes.checkable,
    ask: (order) => async () => {
      const asked = session.asked();
      const messages = await checkedByBank(market.orders, order);
      correctDates(input, asked, messages);
      return input.heard(messages);
    },
    after: (milliseconds, task) => scheduler.after(milliseconds, task),
  });
}
