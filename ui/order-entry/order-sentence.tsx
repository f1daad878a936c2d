import type { Severity } from '@domain/message/message';
import type { OrderField } from '@domain/order/order-draft';
import { PIECES } from '@domain/shared/unit';
import { classNames } from '@ui/components/class-names';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import type { ReactNode } from 'react';
import css from './order-sentence.module.css';
import { RichText } from './rich-text';
import type { SpokenOrder } from './spoken-order';

interface OrderSentenceProps extends SpokenOrder {
  /** What is wrong or doubtful, by field: underlined in the sentence. */
  readonly severityAt?: (field: OrderField) => Severity | undefined;
  /** Said again, politely, as the order changes. */
  readonly isLive?: boolean;
}

/** The order as one plain sentence, as far as it is decided (ORD-29). */
export function OrderSentence(props: OrderSentenceProps) {
  const { order, instrument, venue, life, severityAt = () => undefined, isLive = false } = props;
  const t = useTexts();
  const formats = useFormats();
  const part = (field: OrderField, children: ReactNode) => {
    const severity = severityAt(field);
    return <b className={classNames(css['part'], severity && css[severity])}>{children}</b>;
  };
  const side = order.side ?? 'BUY';
  const perPiece = order.quantity?.unit === PIECES ? t('order.sentence.perPiece') : '';
  return (
    <p className={css['sentence']} aria-live={isLive ? 'polite' : undefined}>
      <RichText
        words={(marks) => t(`order.sentence.side.${side}`, marks)}
        parts={{
          what: part(
            'quantity',
            order.quantity === undefined
              ? t('order.sentence.noQuantity', { name: instrument.name })
              : `${formats.amount(order.quantity)} ${instrument.name}`,
          ),
        }}
      />
      {venue && (
        <RichText
          words={(marks) => t(`order.sentence.place.${venue.type}`, marks)}
          parts={{ venue: part('venueId', venue.name) }}
        />
      )}
      {order.limit !== undefined ? (
        <RichText
          words={(marks) => t(`order.sentence.limit.${side}`, { ...marks, perPiece })}
          parts={{ limit: part('limit', formats.amount(order.limit)) }}
        />
      ) : order.triggerLimit !== undefined ? (
        <RichText
          words={(marks) => t(`order.sentence.trigger.${side}`, marks)}
          parts={{ trigger: part('triggerLimit', formats.amount(order.triggerLimit)) }}
        />
      ) : (
        order.orderType === 'MARKET' &&
        t(venue?.type === 'FUND' ? 'order.sentence.fundPrice' : 'order.sentence.market')
      )}
      {'. '}
      {life.validity && (
        <RichText
          words={(marks) => t(`order.sentence.validity.${life.validity?.type ?? 'GFD'}`, marks)}
          parts={{
            day: part('validityDate', formats.day(life.validity.lastDay, 'weekdayDate')),
          }}
        />
      )}
    </p>
  );
}
