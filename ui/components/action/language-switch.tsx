import type { Language } from '@application/ports/device-preferences';
import { useTexts } from '@ui/i18n/use-texts';
import css from './language-switch.module.css';

interface LanguageSwitchProps {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** Offers the other language in its own words, so that its readers find it. */
export function LanguageSwitch({ language, onChange }: LanguageSwitchProps) {
  const t = useTexts();
  const other = language === 'de' ? 'en' : 'de';
  return (
    <button
      type="button"
      lang={other}
      className={css['switch']}
      aria-label={t('shell.language.switch')}
      onClick={() => onChange(other)}
    >
      {t('shell.language.code')}
    </button>
  );
}
