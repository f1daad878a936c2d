import { MemoryDevicePreferences } from '@adapters/fake/device/memory-device-preferences';
import { defaultDeviceSettings, type Language } from '@application/ports/device-preferences';
import type { TextTree } from '@application/ports/text-source';
import { DisplaySettings } from '@ui/app/display-settings';
import { createTexts } from '@ui/i18n/texts';

const startPage = (name: string): TextTree => ({ shell: { page: { start: name } } });
const [germanTexts, englishTexts] = [startPage('Startseite'), startPage('Home')];

/** The display of a device whose line brings texts when it is told to. */
function display(remembered: Language = 'de') {
  const preferences = new MemoryDevicePreferences({ ...defaultDeviceSettings, language: remembered });
  const waiting = new Map<Language, (texts: TextTree | undefined) => void>();
  const source = {
    load: (language: Language) => () =>
      new Promise<TextTree | undefined>((resolve) => waiting.set(language, resolve)),
  };
  const settings = new DisplaySettings(preferences, source, createTexts('de', germanTexts), 'de');
  const bring = (language: Language, texts: TextTree | undefined) => waiting.get(language)?.(texts);
  return { settings, preferences, bring };
}

describe('the language of the portal [SH-11]', () => {
  it('is remembered as soon as it is chosen, and shown once its texts are here', async () => {
    const { settings, preferences, bring } = display();
    const chosen = settings.setLanguage('en');
    expect(preferences.read().language).toBe('en');
    expect(settings.language).toBe('de');
    bring('en', englishTexts);
    await chosen;
    expect(settings.language).toBe('en');
    expect(settings.texts.t('shell.page.start')).toBe('Home');
  });

  it('stays as it is where the texts are lost, and the next page asks for them again', async () => {
    const { settings, preferences, bring } = display();
    const chosen = settings.setLanguage('en');
    bring('en', undefined);
    await chosen;
    expect(settings.language).toBe('de');
    expect(settings.texts.t('shell.page.start')).toBe('Startseite');
    expect(preferences.read().language).toBe('en');
  });

  it('is the one chosen last, whichever texts come first', async () => {
    const { settings, preferences, bring } = display();
    const english = settings.setLanguage('en');
    const german = settings.setLanguage('de');
    bring('de', germanTexts);
    bring('en', englishTexts);
    await Promise.all([english, german]);
    expect(settings.language).toBe('de');
    expect(settings.texts.t('shell.page.start')).toBe('Startseite');
    expect(preferences.read().language).toBe('de');
  });

  it('is shown where the device has no room to remember it', async () => {
    const { settings, preferences, bring } = display();
    jest.spyOn(preferences, 'write').mockImplementation(() => undefined);
    const chosen = settings.setLanguage('en');
    bring('en', englishTexts);
    await chosen;
    expect(settings.language).toBe('en');
  });

  it('is still wished for when something else is chosen where its texts were lost at the start', () => {
    const { settings, preferences } = display('en');
    settings.setAppearance('dark');
    expect(preferences.read()).toMatchObject({ language: 'en', appearance: 'dark' });
  });
});
