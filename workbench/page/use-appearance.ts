import { useEffect, useState, useSyncExternalStore } from 'react';
import type { KeptTexts } from '../book/drafts';

const key = 'regelwerkstatt-darstellung';
const asked = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

const subscribe = (changed: () => void): (() => void) => {
  const query = asked();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Light or dark: what was chosen on this device, and what it asks for as long as nothing was. */
export function useAppearance(kept: KeptTexts): { readonly isDark: boolean; readonly turn: () => void } {
  const [chosen, setChosen] = useState(() => kept.getItem(key));
  const deviceIsDark = useSyncExternalStore(subscribe, () => asked().matches);
  const isDark = chosen === null ? deviceIsDark : chosen === 'dark';
  useEffect(() => {
    if (chosen !== null) document.documentElement.dataset['theme'] = chosen;
  }, [chosen]);
  return {
    isDark,
    turn: () => {
      const next = isDark ? 'light' : 'dark';
      setChosen(next);
      kept.setItem(key, next);
    },
  };
}
