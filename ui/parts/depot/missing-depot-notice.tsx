import type { DepotStanding } from '@domain/depot/depot-standing';
import { pathOf } from '@ui/app/routes';
import { useServices } from '@ui/app/services';
import { ButtonLink } from '@ui/components/action/button-link';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';

/** A customer without any depot, or with one for funds alone. */
export type MissingStanding = Exclude<DepotStanding, 'full'>;

/** Says what is missing, and what can be done. */
export function MissingDepotNotice({ standing }: { readonly standing: MissingStanding }) {
  const t = useTexts();
  const { has } = useServices().screens;
  return (
    <Notice
      kind="info"
      icon="chart-pie"
      headline={t(`depot.missing.${standing}.headline`)}
      actions={
        <>
          {has('productApplication') && (
            <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })}>
              {t('errors.noDepot.open')}
            </ButtonLink>
          )}
          {standing === 'funds-only' &&
            (['fundDeposit', 'fundWithdrawal'] as const).filter(has).map((page) => (
              <ButtonLink key={page} to={pathOf(page)}>
                {t(`shell.page.${page}`)}
              </ButtonLink>
            ))}
        </>
      }
    >
      {t(`depot.missing.${standing}.text`)}
    </Notice>
  );
}
