import type { DepotState } from '@domain/depot/depot-state';
import { pageName } from '@ui/app/page-name';
import { pathOf } from '@ui/app/routes';
import { ButtonLink } from '@ui/components/action/button-link';
import { Notice } from '@ui/components/feedback/notice';
import { useTexts } from '@ui/i18n/use-texts';
import css from './missing-depot.module.css';

/** A customer without any depot, or with one for funds alone. */
export type MissingState = Exclude<DepotState, 'full'>;

/** Says what is missing, and what can be done. */
export function MissingDepotNotice({ state }: { readonly state: MissingState }) {
  const t = useTexts();
  return (
    <div className={css['missing']}>
      <Notice
        kind="info"
        icon="chart-pie"
        headline={t(`depot.missing.${state}.headline`)}
        actions={
          <>
            <ButtonLink to={pathOf('productApplication', { produkt: 'depot' })}>
              {pageName(t, 'productApplication', { produkt: 'depot' })}
            </ButtonLink>
            {state === 'funds-only' &&
              (['fundDeposit', 'fundWithdrawal'] as const).map((page) => (
                <ButtonLink key={page} to={pathOf(page)}>
                  {pageName(t, page)}
                </ButtonLink>
              ))}
          </>
        }
      >
        {t(`depot.missing.${state}.text`)}
      </Notice>
    </div>
  );
}
