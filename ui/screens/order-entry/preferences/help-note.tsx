import { Button } from '@ui/components/action/button';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { helpButtonId, type HelpProps } from './help-button';

/** A help that shows by itself the first times and then stays away until it is asked for (ORD-27). */
export const HelpNote = observer(function HelpNote({ preferences, name }: HelpProps) {
  const t = useTexts();
  const isShown = preferences.shownHelp[name];
  useEffect(() => {
    if (isShown) preferences.countHelp(name);
  }, [isShown, name, preferences]);
  if (!isShown) return null;
  return (
    <Notice
      kind="info"
      icon="circle-question-mark"
      headline={t(`orderEntry.help.${name}.headline`)}
      actions={
        <Button
          onPress={() => {
            // Back to where the help can be had again, for this button goes with it.
            document.getElementById(helpButtonId(name))?.focus({ preventScroll: true });
            preferences.showHelp(name, false);
          }}
        >
          {t('orderEntry.help.understood')}
        </Button>
      }
    >
      <p>{t(`orderEntry.help.${name}.text`)}</p>
    </Notice>
  );
});
