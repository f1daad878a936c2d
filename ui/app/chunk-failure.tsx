import { Button } from '@ui/components/button';
import { ErrorPanel } from '@ui/components/error-panel';
import { PageHeading } from '@ui/components/page-heading';
import { useTexts } from '@ui/i18n/use-texts';

/** A page's code did not arrive, or the page broke: never white, always a way on (SH-10). */
export function ChunkFailure({ kind = 'chunk' }: { readonly kind?: 'chunk' | 'crash' }) {
  const t = useTexts();
  return (
    <>
      <PageHeading>{t('shell.page.error')}</PageHeading>
      <ErrorPanel
        headline={t(`shell.${kind}.headline`)}
        actions={
          <Button icon="refresh-cw" onPress={() => window.location.reload()}>
            {t(`shell.${kind}.reload`)}
          </Button>
        }
      >
        <p>{t(`shell.${kind}.text`)}</p>
      </ErrorPanel>
    </>
  );
}
