import { IconButton } from '@ui/components/action/icon-button';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { HelpName, OrderPreferencesModel } from './order-preferences-model';

/** A help by its name. */
export interface HelpProps {
  readonly preferences: OrderPreferencesModel;
  readonly name: HelpName;
}

/** Its question mark in the document, to which the focus returns. */
export const helpButtonId = (name: HelpName): string => `help-${name}`;

/** The question mark that opens a help, or puts it away. */
export const HelpButton = observer(function HelpButton({ preferences, name }: HelpProps) {
  const t = useTexts();
  const isShown = preferences.shownHelp[name];
  return (
    <IconButton
      id={helpButtonId(name)}
      icon="circle-question-mark"
      label={t(`orderEntry.help.${name}.open`)}
      expanded={isShown}
      onPress={() => preferences.showHelp(name, !isShown)}
    />
  );
});
