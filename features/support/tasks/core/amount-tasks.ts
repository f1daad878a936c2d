import assert from 'node:assert/strict';
import { decimal, decimalText, equals, type Decimal } from '@domain/money/decimal';
import { formatGermanNumber, parseGermanAmount, type AmountProblem } from '@domain/money/german-amount';
import * as E from 'fp-ts/Either';

/** Reads and writes amounts for the scenarios. */
export class AmountTasks {
  #read: (() => E.Either<AmountProblem, Decimal>) | undefined;
  #written = '';

  enter(text: string, maxDecimals = 2): void {
    this.#read = () => parseGermanAmount(text, { maxDecimals });
  }

  write(value: Decimal): void {
    this.#written = formatGermanNumber(value);
  }

  expectValue(expected: Decimal): void {
    const value = E.getOrElse(() => decimal('-1'))(this.#outcome());
    assert.ok(equals(value, expected), `${decimalText(value)} statt ${decimalText(expected)}`);
  }

  expectRefusal(kind: AmountProblem['kind']): void {
    assert.equal(this.#problem().kind, kind);
  }

  expectOffers(...offers: readonly string[]): void {
    const problem = this.#problem();
    assert.deepEqual(problem.kind === 'decimals' ? problem.offers : [], offers);
  }

  expectBug(text: string): void {
    assert.throws(() => this.#outcome(), new RegExp(text));
  }

  expectText(expected: string): void {
    assert.equal(this.#written, expected);
  }

  #outcome(): E.Either<AmountProblem, Decimal> {
    assert.ok(this.#read, 'Es wurde nichts eingegeben');
    return this.#read();
  }

  #problem(): AmountProblem {
    const outcome = this.#outcome();
    assert.ok(E.isLeft(outcome), 'Der Betrag wurde angenommen');
    return outcome.left;
  }
}
