import type { ExternalNavigation } from '@application/ports/navigation';

/** Remembers where the portal was left for. */
export class RecordingNavigation implements ExternalNavigation {
  readonly left: string[] = [];

  leave(to: string): void {
    this.left.push(to);
  }
}
