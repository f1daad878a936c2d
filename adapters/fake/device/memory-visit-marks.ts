import type { VisitMarks } from '@application/ports/visit-marks';
import type { VisitOrigin } from '@domain/tracking/visit-origin';

/** A visit as a test says it came about. */
export class MemoryVisitMarks implements VisitMarks {
  constructor(
    private isAgreed: boolean,
    private readonly from: VisitOrigin = {},
    private readonly given: Readonly<Record<string, string>> = {},
  ) {}

  hasConsent(): boolean {
    return this.isAgreed;
  }

  consent(isGiven: boolean): void {
    this.isAgreed = isGiven;
  }

  origin(): VisitOrigin {
    return this.from;
  }

  variants(): Readonly<Record<string, string>> {
    return this.given;
  }
}
