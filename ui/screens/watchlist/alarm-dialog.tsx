import { FailureText } from '@ui/components/feedback/failure-text';
import { priceUnit } from '@domain/instrument/instrument';
import type { PriceAlarms, Watch } from '@domain/instrument/watch';
import type { Failure } from '@domain/failure/failure';
import type { Amount } from '@domain/money/amount';
import { compare, decimal, isPositive } from '@domain/money/decimal';
import { exactGermanNumber, parseGermanAmount } from '@domain/money/german-amount';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { AmountField } from '@ui/components/field/amount-field';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import { Notice } from '@ui/components/feedback/notice';
import { MessageWords } from '@ui/components/text/message-words';
import { isInBankWords } from '@ui/i18n/message-text';
import { useMessageText } from '@ui/i18n/use-message-text';
import { useFormats, useTexts, useTextSource } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { WatchlistModel } from './watchlist-model';
import css from './alarm-dialog.module.css';

interface AlarmDialogProps {
  readonly model: WatchlistModel;
  readonly watch: Watch;
}

const MOST_DECIMALS = 5;
/** The bank takes nine digits before the decimals. */
const BEYOND = decimal('1000000000');
const written = (amount: Amount | undefined): string =>
  amount === undefined ? '' : exactGermanNumber(amount.value, 2);

/** The two prices at which the customer wants to be told of one security. */
export const AlarmDialog = observer(function AlarmDialog({ model, watch }: AlarmDialogProps) {
  const t = useTexts();
  const formats = useFormats();
  const { instrument, alarms } = watch;
  const [above, setAbove] = useState(written(alarms.above));
  const [below, setBelow] = useState(written(alarms.below));
  const [isTried, setTried] = useState(false);
  const unit = priceUnit(instrument);
  const read = { above: levelOf(above, watch), below: levelOf(below, watch) };
  const issues = useIssues(model.refusal);
  // With no alarm before, there is nothing to be taken back either.
  const isNothing = [read.above, read.below, alarms.above, alarms.below].every((each) => each === undefined);
  const issuesAt = (level: keyof typeof read, origin: string): readonly ShownIssue[] => {
    const found = read[level];
    const wrong = isNothing && level === 'above' ? 'nothing' : found;
    if (!isTried || typeof wrong !== 'string') return issues.of(origin);
    const text = t(`watchlist.dialog.${wrong}`, { most: formats.decimal(BEYOND) });
    return [{ severity: 'ERROR', text }];
  };
  const levels = [
    { level: 'above', value: above, onChange: setAbove, origin: 'alarmAbove' },
    { level: 'below', value: below, onChange: setBelow, origin: 'alarmBelow' },
  ] as const;
  const submit = (): void => {
    setTried(true);
    if (typeof read.above === 'string' || typeof read.below === 'string' || isNothing) return;
    const wanted: PriceAlarms = {
      ...(read.above && { above: read.above }),
      ...(read.below && { below: read.below }),
    };
    void model.setAlarms(wanted);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Dialog
        heading={t('watchlist.dialog.heading', { name: instrument.name })}
        onClose={() => model.edit(undefined)}
        actions={
          <>
            <Button onPress={() => model.edit(undefined)}>{t('watchlist.dialog.cancel')}</Button>
            <Button type="submit" variant="go">
              {t('watchlist.dialog.keep')}
            </Button>
          </>
        }
      >
        <div className={css['fields']}>
          <p>{t('watchlist.dialog.text')}</p>
          {watch.quote.last && (
            <p>
              {t('watchlist.dialog.now', { price: formats.price(watch.quote.last), venue: watch.venue.name })}
            </p>
          )}
          {levels.map(({ level, value, onChange, origin }) => (
            <AmountField
              key={level}
              id={`alarm-${level}`}
              label={t(`watchlist.dialog.${level}`)}
              optional
              value={value}
              onChange={onChange}
              unit={formats.unit(unit)}
              issues={issuesAt(level, origin)}
            />
          ))}
        </div>
        {issues.general !== undefined && (
          <Notice kind="error" announced="alert" headline={t('watchlist.dialog.failed')}>
            <p>{issues.general}</p>
          </Notice>
        )}
      </Dialog>
    </form>
  );
});

/** The price typed, none for an empty field; exact, above nothing, and no more than the bank takes. */
function levelOf(text: string, { instrument }: Watch): Amount | 'wrong' | 'tooHigh' | undefined {
  if (text.trim() === '') return undefined;
  const read = parseGermanAmount(text, { maxDecimals: MOST_DECIMALS });
  if (E.isLeft(read) || !isPositive(read.right)) return 'wrong';
  if (compare(read.right, BEYOND) >= 0) return 'tooHigh';
  return { value: read.right, unit: priceUnit(instrument) };
}

/** What the bank says against it, at its field; anything else for the dialog as a whole. */
function useIssues(refusal: Failure | undefined) {
  const texts = useTextSource();
  const textOf = useMessageText();
  const messages = refusal?.kind === 'validation' ? refusal.messages : [];
  const placed = (origin: string): readonly ShownIssue[] =>
    messages
      .filter((message) => message.origin.includes(origin))
      .map((message) => ({
        severity: message.severity,
        text: textOf(message),
        isBanks: isInBankWords(texts, message),
      }));
  const general = messages.find(({ origin }) => origin.length === 0);
  const isPlaced = messages.length > 0 && general === undefined;
  const generally =
    refusal &&
    !isPlaced &&
    (general ? <MessageWords messages={[general]} /> : <FailureText failure={refusal} />);
  return {
    of: placed,
    general: generally,
  };
}
