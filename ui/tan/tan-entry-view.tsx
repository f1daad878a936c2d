import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '@ui/components/action/button';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useTexts } from '@ui/i18n/use-texts';
import type { TanEntryState } from './tan-entry-model';
import css from './tan-entry-view.module.css';
import { TanMeter } from './tan-meter';
import { TanMethods } from './tan-methods';
import { TanStage } from './tan-stage';

interface TanEntryViewProps {
  readonly model: TanEntryState;
  /** The action the proof releases: "Kosten annehmen und kaufen". */
  readonly submitLabel: string;
  /** Leads back to what is released; stands left of the button. */
  readonly back?: ReactNode;
  /** A promise below the button: "Die Order wird genau einmal erteilt". */
  readonly promise?: string;
}

/** The TAN widget (portal.md 2.7): method, proof, what is left, and the one button that releases. */
export const TanEntryView = observer(function TanEntryView({
  model,
  submitLabel,
  back,
  promise,
}: TanEntryViewProps) {
  const t = useTexts();
  const headingId = useId();
  useEffect(() => {
    model.start();
    return () => {
      model.dispose();
    };
  }, [model]);

  const { challenge, entry } = model;
  const stage = useRef<HTMLDivElement>(null);
  const wasWithin = useRef(false);
  useEffect(() => {
    // What had the focus or was pressed in the stage is gone with the state it belonged to, also where the bank or the
    // telephone changed it; a field takes the focus by itself.
    if (wasWithin.current && document.activeElement === document.body) stage.current?.focus();
    wasWithin.current = stage.current?.contains(document.activeElement) ?? false;
  }, [entry.kind]);
  return (
    <form
      className={css['widget']}
      aria-labelledby={headingId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        model.submit();
      }}
    >
      <h2 id={headingId}>
        <VisuallyHidden>{t('tan.heading')}</VisuallyHidden>
      </h2>
      <TanMethods
        offered={model.offered}
        selected={model.selected}
        recipient={challenge?.type === 'M_TAN' ? challenge.recipient : undefined}
        isFixed={entry.kind === 'submitting' || !model.mayAsk}
        onSelect={model.select}
      />
      <div
        className={css['stage']}
        ref={stage}
        tabIndex={-1}
        onClickCapture={() => {
          wasWithin.current = true;
        }}
        onFocus={() => {
          wasWithin.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          wasWithin.current = stage.current?.contains(relatedTarget) ?? false;
        }}
      >
        <TanStage model={model} />
      </div>
      {challenge !== undefined && <TanMeter challenge={challenge} secondsLeft={model.secondsLeft} />}
      <div className={css['action']}>
        <div className={css['row']}>
          {back ?? <span />}
          <Button
            type="submit"
            variant="go"
            busy={entry.kind === 'submitting' ? t('tan.sending') : undefined}
            blocked={
              model.canSubmit || entry.kind === 'submitting' ? undefined : t(`tan.blocked.${model.missing}`)
            }
          >
            {submitLabel}
          </Button>
        </div>
        {promise !== undefined && entry.kind !== 'locked' && <p className={css['promise']}>{promise}</p>}
      </div>
    </form>
  );
});
