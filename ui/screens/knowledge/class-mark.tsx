import { rankOf, type KnowledgeClass } from '@domain/knowledge/product-group';
import { useTexts } from '@ui/i18n/use-texts';
import { classNames } from '@ui/components/class-names';
import css from './class-mark.module.css';

/** Bars of the four classes. */
const BARS = [0, 1, 2, 3];

/** How demanding a group is: bars for the eye, the word for everybody. */
export function ClassMark({ knowledgeClass }: { readonly knowledgeClass: KnowledgeClass }) {
  const t = useTexts();
  const rank = knowledgeClass === 'UNKNOWN' ? -1 : rankOf(knowledgeClass);
  return (
    <span className={css['mark']}>
      <span className={css['bars']} aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} className={classNames(css['bar'], bar <= rank && css['on'])} />
        ))}
      </span>
      {t(`knowledge.class.${knowledgeClass}`)}
    </span>
  );
}
