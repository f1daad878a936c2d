import { isOpen, type FundOrder, type FundOrderState } from '@domain/fund-depot/fund-order';
import { pathOf } from '@ui/app/routes';
import { Button } from '@ui/components/action/button';
import { ButtonLink } from '@ui/components/action/button-link';
import { Dialog } from '@ui/components/action/dialog';
import { Disclosure } from '@ui/components/action/disclosure';
import { EmptyState } from '@ui/components/feedback/empty-state';
import type { IconName } from '@ui/components/icon/icon-name';
import { ColumnHead } from '@ui/components/table/column-head';
import {
  Cell,
  Row,
  RowActions,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRegion,
} from '@ui/components/table/table';
import { Caption } from '@ui/components/text/caption';
import { SectionHead } from '@ui/components/text/section-head';
import { Tag, type TagTone } from '@ui/components/text/tag';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { ExplainedEuro } from '@ui/parts/tax/explained-euro';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Execution } from './execution';
import { explainNext, explainOrdered } from '../tax/explain-fund';
import type { FundDepotModel } from '../fund-depot-model';
import css from '../fund-depot.module.css';
import { groupIban } from '@domain/codes/group-iban';
import { extentText, momentText } from '../fund-words';
import { pageOfKind } from '../page-of-kind';

const looks: Readonly<Record<FundOrderState, { readonly icon: IconName; readonly tone: TagTone }>> = {
  PENDING: { icon: 'check', tone: 'info' },
  IN_EXECUTION: { icon: 'hourglass', tone: 'info' },
  EXECUTED: { icon: 'circle-check', tone: 'ok' },
  PARTLY_EXECUTED: { icon: 'circle-dot-dashed', tone: 'warn' },
  NOT_EXECUTED: { icon: 'octagon-x', tone: 'error' },
  CANCELLED: { icon: 'ban', tone: 'plain' },
  ACTIVE: { icon: 'calendar-sync', tone: 'ok' },
  ENDED: { icon: 'x', tone: 'plain' },
  UNKNOWN: { icon: 'circle-question-mark', tone: 'plain' },
};

interface OrdersProps {
  readonly model: FundDepotModel;
  readonly orders: readonly FundOrder[];
}

/** What is open, with what can still be done to it, and what came of earlier orders. */
export const FundOrders = observer(function FundOrders({ model, orders }: OrdersProps) {
  const t = useTexts();
  const id = useId();
  const open = orders.filter(isOpen);
  const former = orders.filter((order) => !isOpen(order));
  return (
    <section aria-labelledby={id} className={css['part']}>
      <SectionHead id={id}>{t('fundDepot.orders.open')}</SectionHead>
      {open.length === 0 ? (
        <EmptyState icon="list-ordered" headline={t('fundDepot.orders.none')}>
          {t('fundDepot.orders.noneText')}
        </EmptyState>
      ) : (
        <OrderTable model={model} orders={open} label={t('fundDepot.orders.openTable')} hasActions />
      )}
      {former.length > 0 && (
        <Disclosure summary={t('fundDepot.orders.former')}>
          <OrderTable model={model} orders={former} label={t('fundDepot.orders.formerTable')} />
        </Disclosure>
      )}
      {model.asking?.kind === 'cancel' && <CancelQuestion model={model} order={model.asking.order} />}
    </section>
  );
});

interface OrderTableProps extends OrdersProps {
  readonly label: string;
  readonly hasActions?: boolean;
}

function OrderTable({ model, orders, label, hasActions = false }: OrderTableProps) {
  const t = useTexts();
  const formats = useFormats();
  return (
    <TableRegion label={label}>
      <Table actions={hasActions}>
        <TableHead>
          <ColumnHead>{t('fundDepot.orders.what')}</ColumnHead>
          <ColumnHead>{t('fundDepot.orders.extent')}</ColumnHead>
          <ColumnHead>{t('fundDepot.orders.account')}</ColumnHead>
          <ColumnHead>{t('fundDepot.orders.when')}</ColumnHead>
          <ColumnHead>{t('fundDepot.orders.state')}</ColumnHead>
          {hasActions && <ColumnHead hidden>{t('fundDepot.orders.actions')}</ColumnHead>}
        </TableHead>
        <TableBody>
          {orders.map((order) => (
            <Row key={order.id}>
              <RowHeader>
                {t(`fundDepot.orders.${nameOf(order)}`)}
                <Caption>
                  {t('fundDepot.orders.placed', { day: formats.instant(order.createdAt, 'date') })}
                </Caption>
              </RowHeader>
              <Cell main label={t('fundDepot.orders.extent')}>
                <Extent order={order} />
              </Cell>
              <Cell label={t('fundDepot.orders.account')}>{groupIban(order.iban)}</Cell>
              <Cell label={t('fundDepot.orders.when')}>
                <When order={order} />
              </Cell>
              <Cell label={t('fundDepot.orders.state')}>
                <Tag {...looks[order.state]}>{t(`fundDepot.orderState.${order.state}`)}</Tag>
                <Execution order={order} />
              </Cell>
              {hasActions && (
                <Cell>
                  <Actions model={model} order={order} />
                </Cell>
              )}
            </Row>
          ))}
        </TableBody>
      </Table>
    </TableRegion>
  );
}

function nameOf({ kind, regular, regularOrderId }: FundOrder): 'REGULAR' | 'RUN' | FundOrder['kind'] {
  if (regular !== undefined) return 'REGULAR';
  return regularOrderId === undefined ? kind : 'RUN';
}

/** How much it is about; a sum says what it is made of. */
function Extent({ order }: { readonly order: FundOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const { extent, regular } = order;
  if (extent.kind !== 'AMOUNT') return extentText(order, t, formats);
  return (
    <>
      <ExplainedEuro value={extent.amount} explain={(words) => explainOrdered(words, order, extent.amount)} />
      {regular !== undefined && ` ${t(`fundDepot.interval.${regular.interval}`).toLowerCase()}`}
    </>
  );
}

/** The day that matters: of the next run, or of the price. */
function When({ order }: { readonly order: FundOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const { regular, days, state } = order;
  if (regular !== undefined) {
    const { nextDate, nextAmount } = regular;
    if (nextDate === undefined || nextAmount === undefined) return t('fundDepot.orders.noNext');
    return (
      <>
        {t('fundDepot.orders.next', { day: formats.day(nextDate) })}{' '}
        <ExplainedEuro
          value={nextAmount.value}
          explain={(words) => explainNext(words, order, nextAmount.value)}
        />
      </>
    );
  }
  if (days === undefined) return null;
  return (
    <>
      {t('fundDepot.orders.priceDay', { day: formats.day(days.priceDay) })}
      {state === 'PENDING' && (
        <Caption>{t('fundDepot.orders.cutOff', { time: momentText(days.cutOff, formats) })}</Caption>
      )}
    </>
  );
}

const Actions = observer(function Actions({
  model,
  order,
}: {
  readonly model: FundDepotModel;
  readonly order: FundOrder;
}) {
  const t = useTexts();
  const page = pageOfKind[order.kind];
  return (
    <RowActions>
      {order.isModifiable && (
        <ButtonLink to={`${pathOf(page)}?aendern=${order.id}`} variant="text">
          {t('fundDepot.orders.change')}
        </ButtonLink>
      )}
      {order.isDeletable && (
        <Button
          variant="text"
          busy={model.releasing.isBusy ? t('fundDepot.check.going') : undefined}
          onPress={() => {
            model.ask({ kind: 'cancel', order });
          }}
        >
          {t(order.regular === undefined ? 'fundDepot.orders.cancel' : 'fundDepot.orders.end')}
        </Button>
      )}
    </RowActions>
  );
});

function CancelQuestion({ model, order }: { readonly model: FundDepotModel; readonly order: FundOrder }) {
  const t = useTexts();
  const formats = useFormats();
  const isRegular = order.regular !== undefined;
  const said = { extent: extentText(order, t, formats), day: formats.instant(order.createdAt, 'date') };
  const close = (): void => {
    model.ask(undefined);
  };
  return (
    <Dialog
      heading={t(isRegular ? 'fundDepot.question.end' : `fundDepot.question.cancel${order.kind}`)}
      urgent
      onClose={close}
      actions={
        <>
          <Button
            variant="danger"
            onPress={() =>
              void model.cancel(
                order,
                t(isRegular ? 'fundDepot.words.end' : `fundDepot.words.cancel${order.kind}`, said),
              )
            }
          >
            {t(isRegular ? 'fundDepot.question.goEnd' : 'fundDepot.question.goCancel')}
          </Button>
          <Button onPress={close}>
            {t(isRegular ? 'fundDepot.question.keepEnd' : 'fundDepot.question.keep')}
          </Button>
        </>
      }
    >
      <p>{t(isRegular ? 'fundDepot.question.endText' : 'fundDepot.question.cancelText', said)}</p>
    </Dialog>
  );
}
