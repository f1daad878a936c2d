import type { Product } from '@domain/access/product';
import { RemoteView } from '@ui/components/feedback/remote-view';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { AccountsModel } from './accounts-model';

/** Cards; nothing where there is none, or as long as none is known. */
export const CardSection = observer(function CardSection({ model }: { readonly model: AccountsModel }) {
  const t = useTexts();
  const { cards, products } = model;
  const { data } = products;
  if (data.kind !== 'failed' && cards.length === 0) return null;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards">{t('banking.cards.title')}</h2>
      <RemoteView data={data} subject={t('banking.cards.subject')} onRetry={() => void model.loadProducts()}>
        {() => (
          <TableRegion label={t('banking.cards.tableLabel')}>
            <Table>
              <TableHead>
                <ColumnHead>{t('banking.cards.card')}</ColumnHead>
                <ColumnHead numeric>{t('banking.cards.number')}</ColumnHead>
              </TableHead>
              <TableBody>
                {cards.map((card) => (
                  <Row key={card.id}>
                    <RowHeader>{t(`banking.cards.kind.${kindOf(card)}`)}</RowHeader>
                    <Cell numeric label={t('banking.cards.number')}>
                      {card.displayId}
                    </Cell>
                  </Row>
                ))}
              </TableBody>
            </Table>
          </TableRegion>
        )}
      </RemoteView>
    </section>
  );
});

const kinds = ['CREDITCARD', 'VISA_DEBITKARTE', 'GIROCARD'] as const;

const kindOf = ({ subType }: Product) => kinds.find((each) => each === subType) ?? 'CARD';
