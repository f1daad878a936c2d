import { ChoiceField } from '@ui/components/field/choice-field';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { TaxSimulationModel } from './tax-simulation-model';
import css from './tax-simulation.module.css';

/** The list's own word for the customer; a child is chosen by its name. */
const CUSTOMER = '';

/** For whom is reckoned, where the customer looks after depots of children: a child is taxed by itself (EStG §§ 20, 44a). */
export const TaxpayerChoice = observer(function TaxpayerChoice({
  model,
}: {
  readonly model: TaxSimulationModel;
}) {
  const t = useTexts();
  const { taxpayers, taxpayer } = model;
  if (taxpayers.length < 2 || taxpayer === undefined) return null;
  return (
    <div className={css['taxpayer']}>
      <ChoiceField
        id="taxpayer"
        look="list"
        label={t('tax.taxpayer.label')}
        value={taxpayer.kind === 'child' ? taxpayer.name : CUSTOMER}
        choices={taxpayers.map((each) =>
          each.kind === 'child'
            ? { value: each.name, label: each.name }
            : { value: CUSTOMER, label: t('tax.taxpayer.customer') },
        )}
        onChange={(chosen) => void model.simulateFor(chosen === CUSTOMER ? undefined : chosen)}
      />
      <p className={css['hint']}>
        {taxpayer.kind === 'child' ? t('tax.taxpayer.child', { name: taxpayer.name }) : t('tax.taxpayer.own')}
      </p>
    </div>
  );
});
