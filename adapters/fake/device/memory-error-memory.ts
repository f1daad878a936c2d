import type { ErrorMemory, RememberedError } from '@application/ports/error-memory';

/** The error to show, in memory. */
export class MemoryErrorMemory implements ErrorMemory {
  #error: RememberedError | undefined;

  remember(error: RememberedError): void {
    this.#error = error;
  }

  recall(): RememberedError | undefined {
    return this.#error;
  }

  forget(): void {
    this.#error = undefined;
  }
}
