import { openedKinds } from '@domain/product-application/submitted-application';
import type { Product } from '@domain/access/product';
import { ColumnHead } from '@ui/components/table/column-head';
import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useTexts } from '@ui/i18n/use-texts';
import { observer } from 'mobx-react-lite';
import type { AccountsModel } from './accounts-model';

/** What the customer has opened with somebody who applied for it, and where it is kept; nothing where there is none. */
export const SharedSection = observer(function SharedSection({ model }: { readonly model: AccountsModel }) {
  const t = useTexts();
  const { shared } = model;
  if (shared.length === 0) return null;
  return (
    <section aria-labelledby="shared">
      <h2 id="shared">{t('banking.shared.title')}</h2>
      <p>{t('banking.shared.text')}</p>
      <TableRegion label={t('banking.shared.tableLabel')}>
        <Table>
          <TableHead>
            <ColumnHead>{t('banking.shared.product')}</ColumnHead>
            <ColumnHead numeric>{t('banking.shared.number')}</ColumnHead>
          </TableHead>
          <TableBody>
            {shared.map((product) => (
              <Row key={product.id}>
                <RowHeader>{t(`application.mine.opened.${kindOf(product)}`)}</RowHeader>
                <Cell numeric label={t('banking.shared.number')}>
                  {product.displayId}
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </section>
  );
});

const kindOf = ({ subType }: Product) => openedKinds.find((each) => each === subType) ?? 'UNKNOWN';
