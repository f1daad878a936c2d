import css from './button.module.css';
import { classNames } from '../class-names';

/** Looks of a button: amber primary, outlined, underlined text, named destructive action. */
export type ButtonVariant = 'go' | 'plain' | 'text' | 'danger';

/** Class of anything that looks like a button, a link included. */
export function buttonClass(variant: ButtonVariant, wide = false): string {
  return classNames(css['button'], variant !== 'plain' && css[variant], wide && css['wide']);
}
