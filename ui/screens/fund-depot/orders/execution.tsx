import type { AllocatedFund, FundOrder } from '@domain/fund-depot/fund-order';
import { Disclosure } from '@ui/components/action/disclosure';
import { BankWords } from '@ui/components/text/bank-words';
import { Caption } from '@ui/components/text/caption';
import { SummaryList } from '@ui/components/text/summary-list';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { explainLine, explainResult } from '../tax/explain-fund';
import css from '../fund-depot.module.css';

/** What came of an order: why it was not executed, what was bought or sold in each fund, at which price. */
export function Execution({ order }: { readonly order: FundOrder }) {
  const t = useTexts();
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
        <SummaryList
          small
          rows={(kind === 'DEPOSIT' ? (['value'] as const) : (['value', 'tax', 'total'] as const)).map(
            (figure) => ({
              id: figure,
              label: t(
                figure === 'value' ? `fundDepot.orders.result.${kind}` : `fundDepot.orders.result.${figure}`,
              ),
              value: (
                <ExplainedEuro
                  value={result[figure].value}
                  explain={(words) => explainResult(words, order, result, figure)}
                />
              ),
            }),
          )}
        />
      )}
      {allocation.length > 0 && (
        <Disclosure summary={t(isPlanned ? 'fundDepot.orders.planned' : 'fundDepot.orders.details')}>
          <SummaryList
            small
            rows={allocation.map((fund) => ({
              id: fund.wkn,
              label: <FundLine fund={fund} />,
              value:
                fund.failing === undefined ? (
                  <ExplainedEuro
                    value={fund.amount.value}
                    explain={(words) => explainLine(words, order, fund)}
                  />
                ) : (
                  '–'
                ),
            }))}
          />
        </Disclosure>
      )}
    </div>
  );
}

function FundLine({ fund }: { readonly fund: AllocatedFund }) {
  const t = useTexts();
  const formats = useFormats();
  const { name, quantity, price, failing } = fund;
  const said = { name, quantity: formats.own(quantity) };
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
