import assert from 'node:assert/strict';
import {
  protectedValue,
  protectionHindrance,
  type ProtectedValue,
  type ProtectionHindrance,
} from '@domain/order/prefill/protection';
import { amount, compareAmounts } from '@domain/money/amount';
import { equals, type Decimal } from '@domain/money/decimal';
import { EUR, PIECES } from '@domain/money/unit';

/** Protects positions for the scenarios. */
export class ProtectionTasks {
  #kept: ProtectedValue | undefined;
  #hindrance: ProtectionHindrance | undefined;

  protect(quantity: Decimal, price: Decimal, stop: Decimal): void {
    this.#kept = protectedValue(amount(quantity, PIECES), amount(stop, EUR), amount(price, EUR));
  }

  look(hedgeable: boolean, free: Decimal): void {
    this.#hindrance = protectionHindrance({ hedgeable, availableQuantityToHedge: amount(free, PIECES) });
  }

  expectKept(value: Decimal, percent: Decimal): void {
    assert.ok(this.#kept);
    assert.equal(compareAmounts(this.#kept.value, amount(value, EUR)), 0);
    assert.ok(equals(this.#kept.share, percent));
  }

  expectHindrance(hindrance: ProtectionHindrance | undefined): void {
    assert.equal(this.#hindrance, hindrance);
  }
}
