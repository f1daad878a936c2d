import { Skeleton } from '@ui/components/skeleton';
import { useTexts } from '@ui/i18n/use-texts';
import { lazy, Suspense, type ComponentProps } from 'react';

const CostNotes = lazy(async () => ({ default: (await import('./cost-notes')).CostNotes }));

/** The cost notes, whose code comes only once they are to be seen. */
export function LazyCostNotes(props: ComponentProps<typeof CostNotes>) {
  const t = useTexts();
  return (
    <Suspense fallback={<Skeleton words={t('common.loading', { subject: t('costNote.subject') })} />}>
      <CostNotes {...props} />
    </Suspense>
  );
}
