import { pricedDraft, spokenDraft, templateOrderOf } from '@tests/domain/support/filled-order';
import assert from 'node:assert/strict';
import type { LocalDate } from '@domain/time/local-date';
import { priceUnit } from '@domain/instrument/instrument';
import { draftOfTemplate } from '@domain/order/prefill/order-template';
import { amount } from '@domain/money/amount';
import type { Decimal } from '@domain/money/decimal';
import { orderTemplateId } from '@domain/codes/ids';
import { instant } from '@domain/time/instant';
import { createFormats } from '@ui/i18n/formats';
import { germanTexts } from '@ui/i18n/german-texts';
import { createTexts } from '@ui/i18n/texts';
import { sentencePieces } from '@ui/parts/order/sentence/sentence-pieces';
import { priceLines } from '@domain/order/picture/price-lines';
import { consequenceWords, lineWords } from '../../order-view-words';
import { writtenNumber } from '../../parameter-types';
import type { OrderTasks } from './order-tasks';

const texts = createTexts('de', germanTexts);
const formats = createFormats('de', texts.t);

/** What is shown of the order of the scenario, and kept of it as a template. */
export class OrderViewTasks {
  readonly #order: OrderTasks;

  constructor(order: OrderTasks) {
    this.#order = order;
  }

  /** The lines as "Limit 95 führt aus", from the first to the last. */
  lines(market: Decimal): readonly string[] {
    const { draft, venue } = this.#order;
    assert.ok(draft.instrument);
    const marks = { market: amount(market, priceUnit(draft.instrument)) };
    return priceLines(pricedDraft(draft, venue), marks).map(
      ({ id, price, consequence }) =>
        `${lineWords.get(id) ?? id} ${writtenNumber(price)} ${consequenceWords[consequence]}`,
    );
  }

  /** The sentence as the page says it at this moment, with unbroken amounts in plain spaces. */
  sentence(now: number): string {
    const { draft, facts } = this.#order;
    const spoken = spokenDraft(draft, { ...facts, quote: undefined, now: instant(now) });
    assert.ok(spoken);
    return sentencePieces(spoken, texts.t, formats)
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' ')
      .trim();
  }

  /** Keeps the order as a template and fills the form from it on that day. */
  keepAndLoad(day: LocalDate): void {
    const { draft, facts } = this.#order;
    const template = {
      id: orderTemplateId('template'),
      name: 'Vorlage',
      order: templateOrderOf(draft, facts),
      createdAt: instant(0),
      ...(draft.instrument && { instrument: draft.instrument }),
    };
    const loaded = draftOfTemplate(template, day);
    assert.ok(loaded);
    this.#order.edit(loaded);
  }
}
