import { Skeleton } from '@ui/components/progress/skeleton';
import { useTexts } from '@ui/i18n/use-texts';
import css from './wealth-summary.module.css';

/** Stands for the wealth summary in its own measures; what is below it comes after it, and `.day` holds the tiles' place. */
export function WealthSkeleton() {
  const t = useTexts();
  return (
    <div className={css['wealth']}>
      <div>
        <p className={css['label']}>{t('start.wealth.total')}</p>
        <p className={css['total']} aria-hidden="true">
          <span className={css['figure']} />
        </p>
      </div>
      <Skeleton words={t('common.loading', { subject: t('start.wealth.subject') })} rows={4} />
    </div>
  );
}
