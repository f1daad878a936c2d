import type { PageCurtain } from '@application/ports/page-curtain';

/** Remembers whether the page was emptied. */
export class RecordingCurtain implements PageCurtain {
  isDrawn = false;

  draw(): void {
    this.isDrawn = true;
  }
}
