import type { PrivacyScreen } from '@application/ports/privacy-screen';

/** What is shown until the privacy screen is drawn. */
export interface Play {
  /** Ends it: the views go, and what they hold. */
  readonly end: () => void;
  /** The only words on the empty page. */
  readonly lastWords: () => string;
}

/** Empties the browser's page: views, document and title; only a neutral sentence stays. */
export class BrowserPrivacyScreen implements PrivacyScreen {
  readonly #page: Document;
  #play: Play | undefined;

  constructor(page: Document) {
    this.#page = page;
  }

  /** Names what is shown from now on. */
  hang(play: Play): void {
    this.#play = play;
  }

  draw(): void {
    const play = this.#play;
    if (play === undefined) return;
    this.#play = undefined;
    const words = this.#page.createElement('p');
    words.className = 'first-wait';
    words.setAttribute('role', 'status');
    words.textContent = play.lastWords();
    const main = this.#page.createElement('main');
    // The measures of the page before the portal (`index.html`).
    main.className = 'first-page';
    main.append(words);
    play.end();
    this.#page.body.replaceChildren(main);
    this.#page.title = 'Depotwerk';
  }
}
