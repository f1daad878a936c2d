import { FailureText } from '@ui/components/feedback/failure-text';
import { priceUnit } from '@domain/instrument/instrument';
import type { PriceAlarms, Watch } from '@domain/instrument/watch';
import type { Failure } from '@domain/failure/failure';
import type { Finding } from '@domain/form/issue';
import type { Amount } from '@domain/money/amount';
import { compare, decimal, isPositive } from '@domain/money/decimal';
import { exactGermanNumber, parseGermanAmount } from '@domain/money/german-amount';
import { dayOver } from '@domain/time/day-over';
import type { Instant } from '@domain/time/instant';
import { amountFinding } from '@domain/order/read/order-finding';
import { Button } from '@ui/components/action/button';
import { Dialog } from '@ui/components/action/dialog';
import { AmountField } from '@ui/components/field/amount-field';
import type { ShownIssue } from '@ui/components/field/shown-issue';
import { Notice } from '@ui/components/feedback/notice';
import { MessageWords } from '@ui/components/text/message-words';
import { isInBankWords } from '@ui/i18n/message-text';
import { useIssueTexts } from '@ui/forms/use-issue-texts';
import { useMessageText } from '@ui/i18n/use-message-text';
import { useFormats, useTexts, useTextSource } from '@ui/i18n/use-texts';
import * as E from 'fp-ts/Either';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { WatchlistModel } from './watchlist-model';
import css from './alarm-dialog.module.css';

interface AlarmDialogProps {
  readonly model: WatchlistModel;
  readonly watch: Watch;
}

/** Where the bank says which of the two it is against. */
const origins = { above: 'alarmAbove', below: 'alarmBelow' } as const;
const fieldIdOf = (level: keyof typeof origins): string => `alarm-${level}`;

/** What is no price to be told at: a text that is no number, or a number that is out of bounds. */
type WrongLevel = Finding | 'wrong' | 'tooHigh' | 'nothing';
const isWrong = (level: Amount | WrongLevel | undefined): level is WrongLevel =>
  typeof level === 'string' || (level !== undefined && 'severity' in level);

const MOST_DECIMALS = 5;
/** The bank takes nine digits before the decimals. */
const BEYOND = decimal('1000000000');
const written = (amount: Amount | undefined): string =>
  amount === undefined ? '' : exactGermanNumber(amount.value, 2);

/** What is paid now; while nothing is traded it is what was paid last, and says when. */
function MarketPrice({ quote, venue, now }: Pick<Watch, 'quote' | 'venue'> & { readonly now: Instant }) {
  const t = useTexts();
  const formats = useFormats();
  const { last, at, hours } = quote;
  if (last === undefined) return null;
  const price = formats.price(last);
  if (hours.state === 'open' && dayOver(at, now) === undefined)
    return <p>{t('watchlist.dialog.now', { price, venue: venue.name })}</p>;
  const [day, time] = [formats.instant(at, 'shortWeekday'), formats.instant(at)];
  return <p>{t('watchlist.dialog.last', { price, venue: venue.name, day, time })}</p>;
}

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
  const textOf = useIssueTexts();
  const { refusal } = model;
  const issues = useIssues(refusal);
  // With no alarm before, there is nothing to be taken back either.
  const isNothing = [read.above, read.below, alarms.above, alarms.below].every((each) => each === undefined);
  const issuesAt = (level: keyof typeof read): readonly ShownIssue[] => {
    const found = read[level];
    const wrong = isNothing && level === 'above' ? 'nothing' : found;
    if (!isTried || !isWrong(wrong)) return issues.of(origins[level]);
    if (typeof wrong !== 'string') return [textOf(wrong)];
    const text = t(`watchlist.dialog.${wrong}`, { most: formats.decimal(BEYOND) });
    return [{ severity: 'ERROR', text }];
  };
  // The bank's own no comes later, and to either field.
  useEffect(() => {
    const places = refusal?.kind === 'validation' ? refusal.messages.flatMap(({ origin }) => origin) : [];
    focusFirst((level) => places.includes(origins[level]));
  }, [refusal]);
  const levels = [
    { level: 'above', value: above, onChange: setAbove },
    { level: 'below', value: below, onChange: setBelow },
  ] as const;
  const submit = (): void => {
    setTried(true);
    focusFirst((level) => isWrong(read[level]) || isNothing);
    if (isWrong(read.above) || isWrong(read.below) || isNothing) return;
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
          <MarketPrice quote={model.quoteOf(watch)} venue={watch.venue} now={model.now} />
          {levels.map(({ level, value, onChange }) => (
            <AmountField
              key={level}
              id={fieldIdOf(level)}
              label={t(`watchlist.dialog.${level}`)}
              optional
              value={value}
              onChange={onChange}
              unit={formats.unit(unit)}
              issues={issuesAt(level)}
            />
          ))}
          {issues.general !== undefined && (
            <Notice kind="error" announced="alert" headline={t('watchlist.dialog.failed')}>
              <p>{issues.general}</p>
            </Notice>
          )}
        </div>
      </Dialog>
    </form>
  );
});

/** Takes the focus to the first field that something is said against. */
const focusFirst = (isAgainst: (level: keyof typeof origins) => boolean): void => {
  const first = (['above', 'below'] as const).find(isAgainst);
  if (first !== undefined) document.getElementById(fieldIdOf(first))?.focus();
};

/** The price typed, none for an empty field; exact, above nothing, and no more than the bank takes. */
function levelOf(text: string, { instrument }: Watch): Amount | WrongLevel | undefined {
  if (text.trim() === '') return undefined;
  const read = parseGermanAmount(text, { maxDecimals: MOST_DECIMALS });
  if (E.isLeft(read)) return amountFinding(read.left, 'order-amount-format');
  if (!isPositive(read.right)) return 'wrong';
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
