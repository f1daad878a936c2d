import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import type { OfferedTanType, TanType } from '@domain/tan/tan-type';
import { Caption } from '@ui/components/text/caption';
import { Icon } from '@ui/components/icon/icon';
import { useTexts } from '@ui/i18n/use-texts';
import { tanMethodIcons } from './tan-method-icons';
import css from './tan-methods.module.css';

interface TanMethodsProps {
  readonly offered: readonly OfferedTanType[];
  readonly selected: TanType | undefined;
  /** Masked number the SMS goes to, once the bank has said it. */
  readonly recipient: string | undefined;
  /** Nothing can be chosen: the proof is on its way, or another challenge would lock. */
  readonly isFixed: boolean;
  readonly onSelect: (type: OfferedTanType) => void;
}

/** Which way an arrow moves the focus. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The choice of method, one stop of Tab. Arrows move within it and take nothing, because every selection costs a
 * challenge; Enter or Space takes one, Alt and its number from anywhere. A single method shows no choice (portal.md 2.7).
 */
export function TanMethods({ offered, selected, recipient, isFixed, onSelect }: TanMethodsProps) {
  const t = useTexts();
  const group = useRef<HTMLDivElement>(null);
  const focus = (index: number): void => {
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[index]?.focus();
  };
  const move = (event: ReactKeyboardEvent, from: number): void => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    focus((from + step + offered.length) % offered.length);
  };
  useEffect(() => {
    const pick = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const index = Number(event.code.replace('Digit', '')) - 1;
      const type = offered[index];
      if (type === undefined) return;
      event.preventDefault();
      // Who stands on the method they leave goes along.
      if (group.current?.contains(document.activeElement) === true) focus(index);
      onSelect(type);
    };
    document.addEventListener('keydown', pick);
    return () => {
      document.removeEventListener('keydown', pick);
    };
  }, [offered, onSelect]);

  if (offered.length < 2) return null;
  const stop = Math.max(
    offered.findIndex((type) => type === selected),
    0,
  );
  return (
    <div ref={group} className={css['methods']} role="radiogroup" aria-label={t('tan.methods')}>
      {offered.map((type, index) => (
        <button
          key={type}
          type="button"
          role="radio"
          className={css['method']}
          tabIndex={index === stop ? 0 : -1}
          aria-checked={type === selected}
          aria-disabled={isFixed}
          aria-keyshortcuts={`Alt+${String(index + 1)}`}
          onKeyDown={(event) => {
            move(event, index);
          }}
          onClick={() => {
            onSelect(type);
          }}
        >
          <Icon name={tanMethodIcons[type]} />
          <span className={css['words']}>
            <span className={css['name']}>{t(`tan.method.${type}.name`)}</span>
            <Caption>
              {type === 'M_TAN' && recipient !== undefined
                ? t('tan.method.M_TAN.recipient', { recipient })
                : t(`tan.method.${type}.hint`)}
            </Caption>
          </span>
          <kbd className={css['key']} aria-hidden="true">
            {t('tan.shortcut', { number: index + 1 })}
          </kbd>
        </button>
      ))}
    </div>
  );
}
