import type { Appearance } from '@application/ports/device-preferences';
import { useTexts } from '@ui/i18n/use-texts';
import { IconButton } from './icon-button';

interface ThemeSwitchProps {
  readonly appearance: Appearance;
  /** What the device asks for, which holds as long as nothing was chosen. */
  readonly deviceIsDark: boolean;
  readonly onChange: (appearance: Appearance) => void;
}

/** Light to dark and back; says which it will be. */
export function ThemeSwitch({ appearance, deviceIsDark, onChange }: ThemeSwitchProps) {
  const t = useTexts();
  const isDark = appearance === 'system' ? deviceIsDark : appearance === 'dark';
  const next = isDark ? 'light' : 'dark';
  return <IconButton icon="sun-moon" label={t(`shell.appearance.${next}`)} onPress={() => onChange(next)} />;
}
