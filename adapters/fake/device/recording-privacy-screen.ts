import type { PrivacyScreen } from '@application/ports/privacy-screen';

/** Remembers whether the page was emptied. */
export class RecordingPrivacyScreen implements PrivacyScreen {
  isDrawn = false;

  draw(): void {
    this.isDrawn = true;
  }
}
