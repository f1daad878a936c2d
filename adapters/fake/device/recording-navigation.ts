import type { ExternalNavigation } from '@application/ports/navigation';

/** Remembers where the portal was left for. */
export class RecordingNavigation implements ExternalNavigation {
  readonly left: string[] = [];
  readonly posted: Readonly<Record<string, string>>[] = [];

  leave(to: string): void {
    this.left.push(to);
  }

  enter(route: string): void {
    this.left.push(`/ngbrk/${route}`);
  }

  post(to: string, fields: Readonly<Record<string, string>>): void {
    this.left.push(to);
    this.posted.push(fields);
  }
}
