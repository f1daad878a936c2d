import { Cell, Row, RowHeader, Table, TableBody, TableHead, TableRegion } from '@ui/components/table/table';
import { useTexts } from '@ui/i18n/use-texts';
import css from './price-picture.module.css';
import type { PriceScene } from '@domain/order/picture/price-scene';
import { useLineWords } from './use-line-words';

/** The picture's figures as a table, highest price first. */
export function PriceTable({ scene }: { readonly scene: PriceScene }) {
  const t = useTexts();
  const wordsOf = useLineWords();
  const highestFirst = [...scene.lines].sort(
    (a, b) => scene.scale.position(a.price) - scene.scale.position(b.price),
  );
  return (
    <TableRegion label={t('pricePicture.table')}>
      <Table tight onPhones="cards">
        <TableHead>
          <th role="columnheader" scope="col">
            {t('pricePicture.head.line')}
          </th>
          <th role="columnheader" scope="col" className={css['end']}>
            {t('pricePicture.head.price')}
          </th>
          <th role="columnheader" scope="col">
            {t('pricePicture.head.happens')}
          </th>
        </TableHead>
        <TableBody>
          {highestFirst.map((line) => {
            const { name, price, distance, consequence } = wordsOf(line, scene);
            return (
              <Row key={line.id}>
                <RowHeader>{name}</RowHeader>
                <Cell numeric main label={t('pricePicture.head.price')}>
                  {price}
                </Cell>
                <Cell label={t('pricePicture.head.happens')} className={css['words']}>
                  {[consequence, distance].filter((part) => part !== undefined).join(' ')}
                </Cell>
              </Row>
            );
          })}
        </TableBody>
      </Table>
    </TableRegion>
  );
}
