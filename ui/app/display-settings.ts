import type {
  Appearance,
  DevicePreferences,
  DeviceSettings,
  Language,
} from '@application/ports/device-preferences';
import type { TextSource } from '@application/ports/text-source';
import { switchLanguage, type Texts } from '@ui/i18n/texts';
import { makeAutoObservable, runInAction } from 'mobx';

/** How the portal looks on this device: language, appearance, discreet mode; remembered between visits. */
export class DisplaySettings {
  language: Language;
  appearance: Appearance;
  discreet: boolean;
  readonly texts: Texts;
  readonly #preferences: DevicePreferences;
  readonly #source: TextSource;
  #wished: Language | undefined;

  constructor(
    preferences: DevicePreferences,
    source: TextSource,
    texts: Texts,
    language = preferences.read().language,
  ) {
    this.#preferences = preferences;
    this.#source = source;
    this.texts = texts;
    ({ appearance: this.appearance, discreet: this.discreet } = preferences.read());
    this.language = language;
    makeAutoObservable(this, { texts: false }, { autoBind: true });
  }

  /**
   * Fetches the texts of the language and shows them; until they are here, and where they are lost, the old ones stay. The
   * wish is remembered at once: the next page asks for it, however soon it is opened. Of several the last one counts.
   */
  async setLanguage(language: Language): Promise<void> {
    this.#wished = language;
    this.#remember({ language });
    const texts = await this.#source.load(language)();
    if (texts === undefined || this.#wished !== language) return;
    await switchLanguage(this.texts, language, texts);
    runInAction(() => {
      this.language = language;
    });
  }

  setAppearance(appearance: Appearance): void {
    this.appearance = appearance;
    this.#remember({ appearance });
  }

  toggleDiscreet(): void {
    this.discreet = !this.discreet;
    this.#remember({ discreet: this.discreet });
  }

  #remember(chosen: Partial<DeviceSettings>): void {
    this.#preferences.write({ ...this.#preferences.read(), ...chosen });
  }
}
