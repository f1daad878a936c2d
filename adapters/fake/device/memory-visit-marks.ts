import type { VisitMarks } from '@application/ports/visit-marks';
import type { VisitOrigin } from '@domain/tracking/visit-origin';

/** A visit as a test says it came about. */
export class MemoryVisitMarks implements VisitMarks {
  readonly #variants = new Map<string, string>();

  constructor(
    private readonly consent: boolean,
    private readonly from: VisitOrigin = {},
  ) {}

  hasConsent(): boolean {
    return this.consent;
  }

  origin(): VisitOrigin {
    return this.from;
  }

  variants(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#variants);
  }

  variant(test: string, choose: () => string): string {
    const kept = this.#variants.get(test) ?? choose();
    this.#variants.set(test, kept);
    return kept;
  }
}
