import type { OneLineOrder } from '@domain/order/prefill/one-line-order';
import { typeOfLine, typeOfFollow } from '@domain/order/prefill/one-line-draft';
import { Notice } from '@ui/components/feedback/notice';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './line-view.module.css';
import { partWords } from './part-words';

/** What was understood of an order in one line, part by part, and what was not. */
export function LineView({ line }: { readonly line: OneLineOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const { side, instrument, parts, follow = [], notUnderstood } = line;
  const words = [
    { id: 'side', label: t('palette.part.side'), value: t(`orderParts.side.${side}`) },
    ...(instrument === ''
      ? []
      : [{ id: 'instrument', label: t('palette.part.instrument'), value: instrument }]),
    { id: 'type', label: t('palette.part.type'), value: t(`orderParts.type.${typeOfLine(line)}`) },
    ...parts.flatMap((part) => partWords(part, t, formats) ?? []),
    ...(follow.length === 0
      ? []
      : [
          {
            id: 'follow',
            label: t('palette.part.follow'),
            value: t(`orderParts.type.${typeOfFollow(follow)}`),
          },
        ]),
    ...follow
      .flatMap((part) => partWords(part, t, formats) ?? [])
      .map(({ id, label, value }) => ({
        id: `follow-${id}`,
        label: t('palette.inFollow', { part: label }),
        value,
      })),
  ];
  return (
    <div role="status" className={css['line']}>
      <p className={css['intro']}>{t('palette.understood')}</p>
      <dl className={css['parts']}>
        {words.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {notUnderstood.length > 0 && (
        <Notice kind="warn" headline={t('palette.notUnderstood', { words: notUnderstood.join(' ') })}>
          <p>{t('palette.notUnderstoodText')}</p>
        </Notice>
      )}
    </div>
  );
}
