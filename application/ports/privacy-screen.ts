/** Takes everything off the screen. */
export interface PrivacyScreen {
  /** Ends what is shown and empties the page and its title; nothing can be shown after it. */
  draw(): void;
}
