import type { Decimal } from '@domain/money/decimal';
import type { Unit } from '@domain/money/unit';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import { Euro } from './euro';
import css from './explained-euro.module.css';
import type { Explanation, ExplainingWords } from './explanation';
import { ExplanationTree } from './explanation-tree';

interface ExplainedEuroProps {
  readonly value: Decimal | undefined;
  /** The column already names the unit. */
  readonly bare?: boolean;
  /** Where it is not EUR. */
  readonly unit?: Unit;
  /** Asked for once the number is pressed. */
  readonly explain: (words: ExplainingWords) => Explanation;
}

/** Money that opens its derivation down to lots, rates and rules (TAX-01); what is not known explains nothing. */
export function ExplainedEuro({ value, bare = false, unit, explain }: ExplainedEuroProps) {
  const t = useTexts();
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (value === undefined) return <Euro value={value} bare={bare} unit={unit} />;
  const explanation = isOpen ? explain({ t, formats }) : undefined;
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={css['figure']}
        title={t('tax.explain')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <Euro value={value} bare={bare} unit={unit} />
      </button>
      {explanation !== undefined && (
        <Dialog
          heading={t('tax.explanation.heading', { name: explanation.name })}
          onClose={close}
          actions={<Button onPress={close}>{t('tax.explanation.close')}</Button>}
        >
          <ExplanationTree of={explanation} isFirst />
        </Dialog>
      )}
    </>
  );
}
