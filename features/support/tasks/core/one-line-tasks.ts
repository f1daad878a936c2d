import assert from 'node:assert/strict';
import { formatGermanDate } from '@domain/time/german-date';
import { typeOfFollow, typeOfLine } from '@domain/order/prefill/one-line-draft';
import { parseOneLineOrder, type OneLineOrder } from '@domain/order/prefill/one-line-order';
import type { Validity } from '@domain/order/validity';
import type { LinePart } from '@domain/order/prefill/one-line-part';
import { facts } from '@tests/domain/support/samples';
import { orderTypeWords } from '../../order-words';
import * as O from 'fp-ts/Option';

/** Understands orders in one line for the scenarios, on Monday 23 November 2026. */
export class OneLineTasks {
  #line: OneLineOrder | undefined;

  type(line: string): void {
    this.#line = O.toUndefined(parseOneLineOrder(line, { language: 'de', today: facts.today }));
  }

  /** The line as "Kauf, SAP, Limit": side, instrument and type. */
  expectOrder(expected: string): void {
    const { side, instrument } = this.#order;
    const words = { BUY: 'Kauf', SELL: 'Verkauf' } as const;
    assert.equal([words[side], instrument, orderTypeWords[typeOfLine(this.#order)]].join(', '), expected);
  }

  expectParts(expected: string): void {
    assert.equal(inWords(this.#order.parts), expected);
  }

  expectFollow(expected: string): void {
    const { follow } = this.#order;
    assert.ok(follow, 'nothing follows');
    assert.equal(`${orderTypeWords[typeOfFollow(follow)]}: ${inWords(follow)}`, expected);
  }

  expectNotUnderstood(expected: string): void {
    assert.equal(this.#order.notUnderstood.join(' ') || 'nichts', expected);
  }

  expectNone(): void {
    assert.equal(this.#line, undefined);
  }

  get #order(): OneLineOrder {
    assert.ok(this.#line, 'the line is no order');
    return this.#line;
  }
}

const inWords = (parts: readonly LinePart[]): string => parts.map(wordsOf).join(', ') || 'nichts';

function wordsOf(part: LinePart): string {
  switch (part.kind) {
    case 'quantity':
      return `Menge ${part.quantity}`;
    case 'holding':
      return 'alles';
    case 'money':
      return `für ${part.money} EUR`;
    case 'limit':
      return `Limit ${part.price}`;
    case 'trigger':
      return `Stop-Marke ${part.price}`;
    case 'distance':
      return `Abstand ${part.distance}${part.distanceKind === 'relative' ? ' %' : ''}`;
    case 'oco':
      return 'OCO';
    case 'venue':
      return `an ${part.venue}`;
    case 'extension':
      return part.extension;
    case 'validity':
      return validityWords(part.validity);
  }
}

const untilWords = { GFD: 'nur heute', MAX: 'so lange wie möglich' } as const;

const validityWords = (validity: Validity): string =>
  validity.type === 'GTD' ? `bis ${formatGermanDate(validity.date)}` : untilWords[validity.type];
