import { Button } from '@ui/components/button';
import { PageHeading } from '@ui/components/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import css from './not-found-page.module.css';

/** A page's code did not arrive, or the page broke: never white, always a way on (SH-10). */
export function ChunkFailure({ kind = 'chunk' }: { readonly kind?: 'chunk' | 'crash' }) {
  const t = useTexts();
  return (
    <>
      <PageHeading>{t(`shell.${kind}.headline`)}</PageHeading>
      <div className={css['page']} role="alert">
        <p>{t(`shell.${kind}.text`)}</p>
        <div>
          <Button icon="refresh-cw" onPress={() => window.location.reload()}>
            {t(`shell.${kind}.reload`)}
          </Button>
        </div>
      </div>
    </>
  );
}
