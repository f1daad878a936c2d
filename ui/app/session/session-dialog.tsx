import { Button } from '@ui/components/action/button';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { Dialog } from '@ui/components/action/dialog';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import css from './session-dialog.module.css';
import { minutesAndSeconds } from './session-time';
import type { SessionWatchModel } from './session-watch-model';

/** The value of the choice that leaves the time to the bank. */
const BANK = 'bank';

/** Says when the session ends and why, and lets the customer shorten its time (rules.md 13). */
export const SessionDialog = observer(function SessionDialog({
  model,
}: {
  readonly model: SessionWatchModel;
}) {
  return model.isOpen ? <OpenDialog model={model} /> : null;
});

const OpenDialog = observer(function OpenDialog({ model }: { readonly model: SessionWatchModel }) {
  const t = useTexts();
  const { choices, bankMinutes, chosen } = model;
  return (
    <Dialog
      heading={t('session.dialog.heading')}
      actions={<Button onPress={model.close}>{t('session.dialog.close')}</Button>}
      onClose={model.close}
    >
      <div className={css['body']}>
        <p>{t('session.dialog.ends', { time: minutesAndSeconds(model.secondsLeft) })}</p>
        <ChoiceField
          id="idle-minutes"
          label={t('session.dialog.warnAfter')}
          hint={t('session.dialog.payments')}
          value={chosen === undefined ? BANK : String(chosen)}
          choices={[
            ...choices.map((minutes) => ({
              value: String(minutes),
              label: t('session.dialog.minutes', { minutes }),
            })),
            { value: BANK, label: t('session.dialog.minutes', { minutes: bankMinutes }) },
          ]}
          onChange={(value) => model.choose(choices.find((minutes) => String(minutes) === value))}
        />
        {model.isCounted !== undefined && (
          <CheckField
            id="counted"
            label={t('session.dialog.count')}
            hint={t('session.dialog.countHint')}
            checked={model.isCounted}
            onChange={model.count}
          />
        )}
      </div>
    </Dialog>
  );
});
