import type { AllocatedFund, FundOrder } from '@domain/fund-depot/fund-order';
import { Disclosure } from '@ui/components/action/disclosure';
import { BankWords } from '@ui/components/text/bank-words';
import { Caption } from '@ui/components/text/caption';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import css from './fund-depot.module.css';

const CENTS = { minDecimals: 2, maxDecimals: 2 } as const;

/** What came of an order: why it was not executed, what was bought or sold in each fund, at which price. */
export function Execution({ order }: { readonly order: FundOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const { failing, result, kind, allocation } = order;
  const isPlanned = allocation.every(({ price, failing: why }) => price === undefined && why === undefined);
  return (
    <div className={css['execution']}>
      {failing !== undefined && (
        <Caption>
          <Why failing={failing} />
        </Caption>
      )}
      {result !== undefined && (
        <Caption>
          {t(kind === 'DEPOSIT' ? 'fundDepot.orders.resultDEPOSIT' : 'fundDepot.orders.result', {
            value: formats.amount(result.value, CENTS),
            tax: formats.amount(result.tax, CENTS),
            total: formats.amount(result.total, CENTS),
          })}
        </Caption>
      )}
      {allocation.length > 0 && (
        <Disclosure summary={t(isPlanned ? 'fundDepot.orders.planned' : 'fundDepot.orders.details')}>
          <ul className={css['lines']}>
            {allocation.map((fund) => (
              <li key={fund.wkn}>
                <FundLine fund={fund} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function FundLine({ fund }: { readonly fund: AllocatedFund }) {
  const t = useTexts();
  const formats = useFormats();
  const { name, quantity, amount, price, failing } = fund;
  const said = { name, quantity: formats.own(quantity), amount: formats.amount(amount, CENTS) };
  if (failing !== undefined)
    return t('fundDepot.orders.fundFailed', { name, why: t(`fundDepot.failReason.${failing.reason}`) });
  return price === undefined
    ? t('fundDepot.orders.fundPlanned', said)
    : t('fundDepot.orders.fundLine', { ...said, price: formats.price(price, { minDecimals: 2 }) });
}

/** A reason this portal does not know is said in the bank's own words. */
function Why({ failing }: { readonly failing: NonNullable<FundOrder['failing']> }) {
  const t = useTexts();
  return failing.reason === 'UNKNOWN' && failing.text !== '' ? (
    <BankWords>{failing.text}</BankWords>
  ) : (
    t(`fundDepot.failReason.${failing.reason}`)
  );
}
