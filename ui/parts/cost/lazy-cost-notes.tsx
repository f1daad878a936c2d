import { Skeleton } from '@ui/components/progress/skeleton';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useTexts } from '@ui/i18n/use-texts';
import { Suspense, type ComponentProps } from 'react';

const CostNotes = lazyPart(async () => (await import('./cost-notes')).CostNotes);

/** The cost notes, whose code comes only once they are to be seen. */
export function LazyCostNotes(props: ComponentProps<typeof CostNotes>) {
  const t = useTexts();
  return (
    <Suspense fallback={<Skeleton words={t('common.loading', { subject: t('costNote.subject') })} />}>
      <CostNotes {...props} />
    </Suspense>
  );
}
