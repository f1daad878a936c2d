import { rateOfNote } from '@domain/order/cost/exchange-rates';
import { EUR } from '@domain/money/unit';
import { accountKind, type AccountBalance } from '@domain/depot/account';
import type { AccountId, DepotId } from '@domain/codes/ids';
import { ChoiceField } from '@ui/components/field/choice-field';
import { lazyPart } from '@ui/components/feedback/lazy-part';
import { useDiscreet } from '@ui/i18n/discreet';
import { useField } from '@ui/forms/use-field';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { depotName } from '@ui/parts/depot/depot-name';
import { observer } from 'mobx-react-lite';
import { Suspense, useContext } from 'react';
import type { ShownNodes } from '../observed-order';
import css from '@ui/parts/form-page/form-page.module.css';
import type { SettlementModel } from '@ui/parts/banking/settlement-model';
import { FormSection, StandsAlone } from '@ui/parts/form-page/form-section';

const DirectDebitFields = lazyPart(async () => (await import('./direct-debit-fields')).DirectDebitFields);

interface SettlementProps {
  readonly nodes: ShownNodes<
    | 'depotId'
    | 'settlementAccountId'
    | 'type'
    | 'costs'
    | 'rates'
    | 'side'
    | 'account'
    | 'takesDebit'
    | 'debit'
  >;
  readonly settlement: Pick<SettlementModel, 'depots' | 'depot' | 'accountsOf'>;
  readonly onDepot: (id: DepotId) => void;
}

/** From which depot and account; each account says what is available on it (ORD-04). */
export const SettlementSection = observer(function SettlementSection({
  nodes,
  settlement,
  onDepot,
}: SettlementProps) {
  const t = useTexts();
  const formats = useFormats();
  const depot = useField(nodes.depotId);
  const isDiscreet = useDiscreet();
  const account = useField(nodes.settlementAccountId);
  const standsAlone = useContext(StandsAlone);
  // On a phone a list cuts its choices short of the amount.
  const spendable = nodes.account.value?.availableCash;
  const isNext = nodes.type.value === 'NEXT_ORDER';
  const nameOf = ({ account: known, availableCash }: AccountBalance) =>
    t('order.settlement.accountName', {
      type: known ? t(`depot.accountType.${accountKind(known)}`) : '',
      currency: availableCash.unit,
      number: known?.displayId ?? '',
      available: isDiscreet ? t('common.figure.hidden') : formats.figure(availableCash),
    });
  return (
    <FormSection number={isNext ? 7 : 6} title={t('order.settlement.title')}>
      <div className={css['accounts']}>
        <ChoiceField<DepotId>
          {...depot}
          value={depot.value}
          look="list"
          label={t('order.settlement.depot')}
          {...(depot.value === undefined && { placeholder: t('order.settlement.choose') })}
          choices={settlement.depots.map((one) => ({ value: one.id, label: depotName(t, one) }))}
          onChange={onDepot}
        />
        <ChoiceField<AccountId>
          {...account}
          value={account.value}
          look="list"
          label={t('order.settlement.account')}
          {...(account.value === undefined && { placeholder: t('order.settlement.choose') })}
          choices={settlement.accountsOf(settlement.depot(depot.value)).map((balance) => ({
            value: balance.accountId,
            label: nameOf(balance),
          }))}
          {...(spendable && { hint: t('order.settlement.available', { amount: formats.amount(spendable) }) })}
        />
      </div>
      <ExchangeRate nodes={nodes} />
      {nodes.takesDebit.value === true && !standsAlone && (
        <Suspense>
          <DirectDebitFields nodes={nodes} />
        </Suspense>
      )}
    </FormSection>
  );
});

/** At which rate money is exchanged that this order moves between currencies: by its cost note, else as told last. */
const ExchangeRate = observer(function ExchangeRate({ nodes }: Pick<SettlementProps, 'nodes'>) {
  const t = useTexts();
  const formats = useFormats();
  const note = nodes.costs.value;
  const noted = note && rateOfNote(note);
  const [told] = nodes.rates.value ?? [];
  const side = nodes.side.value;
  const rate = noted ?? told;
  if (rate === undefined) return null;
  const isOwn = rate.currency === nodes.account.value?.availableCash.unit;
  // The bank gives foreign money for euros at its bid, and takes foreign money for them at its ask.
  const isBid = (side === 'BUY') !== isOwn;
  return (
    <p className={css['required']}>
      {t('order.settlement.rate', {
        reporting: EUR,
        trading: rate.currency,
        rate: formats.decimal(isBid ? rate.bid : rate.ask, { minDecimals: 4, maxDecimals: 4 }),
      })}
    </p>
  );
});
