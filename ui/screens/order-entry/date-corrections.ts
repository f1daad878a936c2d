import { formatGermanDate, parseGermanDate } from '@domain/time/german-date';
import type { LocalDate } from '@domain/time/local-date';
import type { Message } from '@domain/message/message';
import type { Asked } from '@domain/form/session/asked';
import { correctedDates } from '@domain/order/check/order-message';
import * as O from 'fp-ts/Option';
import type { EnterableOrderType } from '@domain/order/order-request';
import type { OrderNodes, ValidityNodes } from '@domain/order/form/order-nodes';
import type { ObservedNodes } from '@ui/forms/observed-nodes';
import type { ObservedOrder } from './observed-order';

/** A last day the bank moved: shown old and new (ORD-11). */
export interface DateCorrection {
  /** As the customer had it, dd.mm.yyyy. */
  readonly from: string;
  readonly to: LocalDate;
}

/** The form in which days stand, and what decides on them. */
export interface DatedForm {
  readonly form: ObservedOrder;
  readonly nodes: OrderNodes;
  readonly type: EnterableOrderType;
  /** The last trading day of the month, dd.mm.yyyy. */
  readonly ultimo: () => string;
}

/** Moves the last days in the form that the bank has moved, those alone that still stand as it was asked (ORD-11). */
export function correctDates(
  { form, nodes, ultimo, type }: DatedForm,
  asked: Asked,
  messages: readonly Message[],
): void {
  for (const { leg, date } of correctedDates(messages, type)) {
    const { validityType, validityDate } = leg === 'base' ? nodes : nodes.follow;
    const { session } = form;
    const isUltimo = session.field(validityType).value === 'ULTIMO';
    const to = formatGermanDate(date);
    if (to === (isUltimo ? ultimo() : session.field(validityDate).value)) continue;
    session.change(() => {
      session.correct(asked, validityType, 'GTD');
      session.correct(asked, validityDate, to);
    });
  }
}

/** What the bank has moved in the order, or in the one that follows; undefined where nothing, or not any more. */
export function dateCorrection(
  { validityType, validityDate }: ObservedNodes<ValidityNodes>,
  ultimo: () => string,
): DateCorrection | undefined {
  const { corrected, value } = validityDate;
  const to = parseGermanDate(value);
  if (corrected === undefined || O.isNone(to)) return undefined;
  const wasUltimo = validityType.corrected?.from === 'ULTIMO';
  return { from: wasUltimo ? ultimo() : corrected.from, to: to.value };
}
