import { email } from '@domain/form/validators/email';
import type { DisplayVenues, OrderPreferences } from '@domain/order/draft/order-preferences';
import { usualTrading, usualType } from '@domain/order/form/usual-trading';
import { enterableOrderTypes, type EnterableOrderType } from '@domain/order/order-request';
import { Button } from '@ui/components/action/button';
import { CheckField } from '@ui/components/field/check-field';
import { ChoiceField } from '@ui/components/field/choice-field';
import { Dialog } from '@ui/components/action/dialog';
import { Notice } from '@ui/components/feedback/notice';
import { TextField } from '@ui/components/field/text-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import css from './preferences-dialog.module.css';
import type { OrderPreferencesModel } from './order-preferences-model';

/** What the dialog changes, and how it ends. */
export interface PreferencesDialogProps {
  readonly preferences: OrderPreferencesModel;
  readonly onClose: () => void;
}

const groups = [
  'domesticExchangesStandard',
  'domesticExchangesQuote',
  'foreignExchangesStandard',
  'otcStandard',
  'otcQuote',
] as const satisfies readonly (keyof DisplayVenues)[];

const findsInMail = email();

/** The choices for order entry that last (ORD-27): they hold once the bank has them. */
export const PreferencesDialog = observer(function PreferencesDialog({
  preferences,
  onClose,
}: PreferencesDialogProps) {
  const t = useTexts();
  const { value, hasFailed } = preferences;
  const [edited, setEdited] = useState(value);
  const [isSending, setIsSending] = useState(false);
  const { orderType, tradingSystem: system } = usualTrading(edited);
  const mail = edited.executionMailAddress ?? '';
  const isMailWrong = mail !== '' && findsInMail(mail) !== undefined;
  const edit = (change: Partial<OrderPreferences>): void => setEdited({ ...edited, ...change });
  const save = async (): Promise<void> => {
    if (isMailWrong) return;
    setIsSending(true);
    const isSaved = await preferences.change(changeOf(value, edited));
    setIsSending(false);
    if (isSaved) onClose();
  };
  return (
    <Dialog
      heading={t('orderEntry.preferences.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onPress={onClose}>
            {t('orderEntry.preferences.cancel')}
          </Button>
          <Button
            busy={isSending ? t('orderEntry.preferences.saving') : undefined}
            blocked={isMailWrong ? t('orderEntry.preferences.mailWrong') : undefined}
            onPress={() => void save()}
          >
            {t('orderEntry.preferences.save')}
          </Button>
        </>
      }
    >
      <div className={css['fields']}>
        {hasFailed && <Notice kind="error" announced="alert" headline={t('orderEntry.preferences.failed')} />}
        <ChoiceField<EnterableOrderType>
          id="preference-order-type"
          look="list"
          label={t('orderEntry.preferences.orderType')}
          value={system === 'QUOTE' ? 'QUOTE' : orderType}
          choices={enterableOrderTypes.map((type) => ({ value: type, label: t(`orderParts.type.${type}`) }))}
          onChange={(type) => edit(usualType(type))}
        />
        <CheckField
          id="preference-push"
          label={t('orderEntry.preferences.push')}
          hint={t('orderEntry.preferences.pushHint')}
          checked={edited.pushPrices}
          onChange={(pushPrices) => edit({ pushPrices })}
        />
        <fieldset className={css['groups']}>
          <legend>{t('orderEntry.preferences.venues')}</legend>
          {groups.map((group) => (
            <CheckField
              key={group}
              id={`preference-${group}`}
              label={t(`orderEntry.venueGroup.${group}`)}
              checked={edited.displayVenues[group]}
              onChange={(shown) => edit({ displayVenues: { ...edited.displayVenues, [group]: shown } })}
            />
          ))}
        </fieldset>
        <TextField
          id="preference-mail"
          type="email"
          autoComplete="email"
          label={t('orderEntry.preferences.mail')}
          hint={t('orderEntry.preferences.mailHint')}
          optional
          value={mail}
          onChange={(text) => setEdited(withMail(edited, text.trim()))}
          issues={isMailWrong ? [{ severity: 'ERROR', text: t('orderEntry.preferences.mailWrong') }] : []}
        />
      </div>
    </Dialog>
  );
});

const withMail = ({ executionMailAddress: _, ...rest }: OrderPreferences, mail: string): OrderPreferences =>
  mail === '' ? rest : { ...rest, executionMailAddress: mail };

/** Only what differs is sent; an address taken away is sent empty. */
function changeOf(before: OrderPreferences, after: OrderPreferences): Partial<OrderPreferences> {
  const {
    orderType,
    lastUsedTradingSystem,
    pushPrices,
    displayVenues,
    executionMailAddress: mail = '',
  } = after;
  const isOtherView = groups.some((group) => displayVenues[group] !== before.displayVenues[group]);
  return {
    ...(orderType === before.orderType ? {} : { orderType }),
    ...(lastUsedTradingSystem === before.lastUsedTradingSystem ? {} : { lastUsedTradingSystem }),
    ...(pushPrices === before.pushPrices ? {} : { pushPrices }),
    ...(isOtherView ? { displayVenues } : {}),
    ...(mail === (before.executionMailAddress ?? '') ? {} : { executionMailAddress: mail }),
  };
}
