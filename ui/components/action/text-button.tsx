import type { ReactNode } from 'react';
import css from './text-button.module.css';

interface TextButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
}

/** An action inside a sentence: "Filter zurücksetzen", "53 Stück übernehmen". */
export function TextButton({ children, onPress }: TextButtonProps) {
  return (
    <button type="button" className={css['link']} onClick={onPress}>
      {children}
    </button>
  );
}
