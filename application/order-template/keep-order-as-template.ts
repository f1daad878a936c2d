import type { OrderTemplates } from './order-templates';
import type { Clock } from '../ports/clock';
import { berlinTime } from '@domain/time/berlin-time';
import { draftOfOrder } from '@domain/order/draft/draft-of-order';
import { templateOf } from '@domain/order/form/template-of';
import type { Order } from '@domain/order/open/order';
import { tradingParts } from '@domain/order/open/order-leg';
import type { Failure } from '@domain/failure/failure';
import * as E from 'fp-ts/Either';

/** What an order of the book is kept as a template with. */
export interface TemplateKeeping {
  readonly templates: Pick<OrderTemplates, 'keep'>;
  readonly clock: Clock;
}

/** Keeps an order of the book as a template (ORD-21, OBK-02); yields what went wrong, if anything did. */
export async function keepAsTemplate(
  order: Order,
  name: string,
  { templates, clock }: TemplateKeeping,
): Promise<Failure | undefined> {
  const { date: today } = berlinTime(clock.now());
  const draft = draftOfOrder(order, today);
  if (draft === undefined) return { kind: 'not-found' };
  const venues = tradingParts(order).flatMap(({ venue }) => venue ?? []);
  const template = templateOf(draft, { dimensions: { venues }, today });
  if (template === undefined) return { kind: 'not-found' };
  const kept = await templates.keep.execute(name, template)();
  return E.isLeft(kept) ? kept.left : undefined;
}
