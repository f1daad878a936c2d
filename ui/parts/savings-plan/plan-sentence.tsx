import { groupIban } from '@domain/codes/group-iban';
import type { PlanPart } from '@domain/savings-plan/plan-sentence';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './plan-sentence.module.css';

/** The words of one part of the sentence. */
function wordsOf(part: PlanPart, t: TextLookup, formats: Formats): string {
  switch (part.kind) {
    case 'rate': {
      const [only] = part.names;
      const what =
        part.names.length === 1 && only !== undefined
          ? only
          : t('savingsPlan.sentence.many', { count: part.names.length });
      const total = formats.amount(amount(part.total, EUR), { minDecimals: 2 });
      return t(`savingsPlan.sentence.rate.${part.interval}`, { total, what });
    }
    case 'when':
      return t(part.isFirst ? 'savingsPlan.sentence.whenFirst' : 'savingsPlan.sentence.when', {
        next: formats.day(part.next, 'weekdayDate'),
        day: formats.dayOfMonth(part.day),
      });
    case 'pause':
      return part.period.to === undefined
        ? t('savingsPlan.sentence.pauseOpen', { from: formats.day(part.period.from) })
        : t('savingsPlan.sentence.pause', {
            from: formats.day(part.period.from),
            to: formats.day(part.period.to),
          });
    case 'raise':
      return t('savingsPlan.sentence.raise', { percent: formats.percent(part.percent, { minDecimals: 0 }) });
    case 'paid':
      return t(part.isExternal ? 'savingsPlan.sentence.paidExternal' : 'savingsPlan.sentence.paid', {
        iban: groupIban(part.iban),
      });
    case 'until':
      return part.end === undefined
        ? t('savingsPlan.sentence.open')
        : t('savingsPlan.sentence.until', { end: formats.day(part.end) });
  }
}

/** The plan as one text: the rate and its day are one sentence, what follows are sentences of their own. */
export function sentenceOf(parts: readonly PlanPart[], t: TextLookup, formats: Formats): string {
  const words = parts.map((part) => ({ part, text: wordsOf(part, t, formats) }));
  const opening = words.filter(({ part }) => part.kind === 'rate' || part.kind === 'when');
  const rest = words.filter(({ part }) => part.kind !== 'rate' && part.kind !== 'when');
  if (opening.length === 0) return '';
  return [
    ...opening.map(({ text }) => text),
    t('savingsPlan.sentence.stop'),
    ...rest.map(({ text }) => text),
  ].join('');
}

interface PlanSentenceProps {
  readonly parts: readonly PlanPart[];
}

/** The plan as one plain sentence, as far as it is decided. */
export function PlanSentence({ parts }: PlanSentenceProps) {
  const t = useTexts();
  const formats = useFormats();
  return <p className={css['sentence']}>{sentenceOf(parts, t, formats)}</p>;
}
