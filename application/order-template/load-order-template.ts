import type { LocalDate } from '@domain/time/local-date';
import type { OrderDraft } from '@domain/order/draft/order-draft';
import { draftOfTemplate } from '@domain/order/prefill/order-template';
import type { OrderTemplateId } from '@domain/codes/ids';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { OrderTemplateGateway } from '../ports/bank/order/order-template-gateway';
import type { Result } from '../ports/result';

/** Reads a template as the draft it fills in, with its instrument (ORD-21: templateid). */
export class LoadOrderTemplate {
  constructor(private readonly templates: Pick<OrderTemplateGateway, 'find'>) {}

  execute(id: OrderTemplateId, today: LocalDate): Result<OrderDraft> {
    return pipe(
      this.templates.find(id),
      TE.chain((template): Result<OrderDraft> => {
        const draft = draftOfTemplate(template, today);
        return draft === undefined ? TE.left({ kind: 'not-found' }) : TE.right(draft);
      }),
    );
  }
}
