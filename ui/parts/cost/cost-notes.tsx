import type { CostIndication } from '@domain/order/cost/cost-indication';
import type { OrderType } from '@domain/order/order-type';
import { Button } from '@ui/components/action/button';
import { PrintSheet } from '@ui/components/page/print-sheet';
import { SummaryList } from '@ui/components/text/summary-list';
import { useTexts } from '@ui/i18n/use-texts';
import { useState } from 'react';
import { CostNote } from './cost-note';
import css from './cost-note.module.css';
import { EstimatedAmount } from './estimated-amount';
import { costLegs, legsTotal } from '@domain/order/cost/legs-total';

interface CostNotesProps {
  /** One an order, or one for each leg of a combined order, in the order of the legs. */
  readonly indications: readonly CostIndication[];
  readonly orderType: OrderType;
  /** When the note was made, in words, for the head of the printed sheet. */
  readonly asOf: string;
}

/** All cost notes of an order, combined or not, with the total of its legs; to be kept on paper or as PDF. */
export function CostNotes({ indications, orderType, asOf }: CostNotesProps) {
  const t = useTexts();
  const [isPrinting, setPrinting] = useState(false);
  const [first] = indications;
  if (first === undefined) return null;
  const title = t('costNote.sheetTitle', { name: first.name, wkn: first.wkn });
  const notes = <Legs indications={indications} orderType={orderType} />;
  return (
    <div className={css['notes']}>
      {notes}
      <div>
        <Button icon="download" onPress={() => setPrinting(true)}>
          {t('costNote.print')}
        </Button>
      </div>
      {isPrinting && (
        <PrintSheet title={title} head={asOf} onDone={() => setPrinting(false)}>
          {notes}
        </PrintSheet>
      )}
    </div>
  );
}

function Legs({ indications, orderType }: Pick<CostNotesProps, 'indications' | 'orderType'>) {
  const t = useTexts();
  const legs = costLegs(orderType, indications.length);
  if (legs.length === 0) return indications.map((each) => <CostNote key={each.wkn} indication={each} />);
  const isEither = orderType === 'ONE_CANCELS_OTHER';
  return (
    <>
      {legs.map((leg, index) => {
        const indication = indications[index];
        return (
          indication && (
            <section key={leg} className={css['leg']}>
              <h3>{t(`costNote.leg.${leg}`)}</h3>
              <CostNote indication={indication} leg={t(`costNote.leg.${leg}`)} />
            </section>
          )
        );
      })}
      <section className={css['leg']}>
        <h3>{t('costNote.legsTotal')}</h3>
        <SummaryList
          rows={[
            {
              id: 'total',
              label: t(isEither ? 'costNote.dearest' : 'costNote.together'),
              value: <EstimatedAmount amount={legsTotal(orderType, indications)} />,
              kind: 'sum',
            },
          ]}
        />
        <p className={css['explain']}>{t(isEither ? 'costNote.eitherText' : 'costNote.nextText')}</p>
      </section>
    </>
  );
}
