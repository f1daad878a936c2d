import { useEffect } from 'react';
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
  /** The proof is on its way: nothing can be chosen until the bank has answered. */
  readonly isSending: boolean;
  readonly onSelect: (type: OfferedTanType) => void;
}

/**
 * The choice of method. Each is reached by Tab and taken by Enter, Space or Alt and its number: moving with the
 * arrows selects nothing, because every selection costs a challenge. A single method shows no choice (portal.md 2.7).
 */
export function TanMethods({ offered, selected, recipient, isSending, onSelect }: TanMethodsProps) {
  const t = useTexts();
  useEffect(() => {
    const pick = (event: KeyboardEvent): void => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return;
      const type = offered[Number(event.code.replace('Digit', '')) - 1];
      if (type === undefined) return;
      event.preventDefault();
      onSelect(type);
    };
    document.addEventListener('keydown', pick);
    return () => {
      document.removeEventListener('keydown', pick);
    };
  }, [offered, onSelect]);

  if (offered.length < 2) return null;
  return (
    <div className={css['methods']} role="radiogroup" aria-label={t('tan.methods')}>
      {offered.map((type, index) => (
        <button
          key={type}
          type="button"
          role="radio"
          className={css['method']}
          aria-checked={type === selected}
          aria-disabled={isSending}
          aria-keyshortcuts={`Alt+${String(index + 1)}`}
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
