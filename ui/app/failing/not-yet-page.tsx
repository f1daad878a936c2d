import { ButtonLink } from '@ui/components/action/button-link';
import { EmptyState } from '@ui/components/feedback/empty-state';
import { PageHeading } from '@ui/components/text/page-heading';
import { useTexts } from '@ui/i18n/use-texts';
import { pathOf, type RouteName } from '../routes';

/** A page that is not built yet: what will be there, and the way back. */
export function NotYetPage({ route }: { readonly route: RouteName }) {
  const t = useTexts();
  return (
    <>
      <PageHeading
        trail={[{ text: t('shell.page.start'), to: pathOf('start') }, { text: t(`shell.page.${route}`) }]}
      >
        {t(`shell.page.${route}`)}
      </PageHeading>
      <EmptyState
        icon="hourglass"
        headline={t('shell.notYet.headline')}
        actions={<ButtonLink to={pathOf('start')}>{t('shell.notYet.back')}</ButtonLink>}
      >
        {t('shell.notYet.will')}: {t(`shell.notYet.page.${route}`)}
      </EmptyState>
    </>
  );
}
