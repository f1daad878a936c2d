import type { Order } from '@domain/order/open/order';
import { changedTerms, type OrderChange } from '@domain/order/open/order-change';
import { plain } from '@ui/i18n/plain';
import { useTexts } from '@ui/i18n/use-texts';
import { shortNumber } from '@domain/codes/short-number';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { Fragment } from 'react';
import { Trans } from 'react-i18next';
import { useTermText } from './use-term-text';

interface ChangeSentenceProps {
  readonly part: Order;
  readonly change: OrderChange;
  /** A new validity goes for the other leg, too. */
  readonly sharesValidity: boolean;
}

/** The change as a sentence: which order, and each new term with the old one (TAN-14). */
export function ChangeSentence({ part, change, sharesValidity }: ChangeSentenceProps) {
  const t = useTexts();
  const nameOf = useOrderName();
  const termText = useTermText();
  return (
    <>
      <Trans
        t={t}
        i18nKey="orderChange.sentence"
        values={{
          order: nameOf(part),
          type: t(`orderParts.type.${part.orderType}`),
          number: shortNumber(part.id),
        }}
        components={{ b: <b /> }}
      />{' '}
      {changedTerms(change).map((term, index) => (
        <Fragment key={term}>
          {index > 0 && ' '}
          <Trans
            t={t}
            i18nKey={`orderChange.changed.${term === 'validity' && sharesValidity ? 'validityOfBoth' : term}`}
            values={termText(term, part, change)}
            components={{ b: <b /> }}
          />
        </Fragment>
      ))}
    </>
  );
}

/** The same as a text to keep. */
export function useChangeWords(): (props: ChangeSentenceProps) => string {
  const t = useTexts();
  const nameOf = useOrderName();
  const termText = useTermText();
  return ({ part, change, sharesValidity }) =>
    plain(
      [
        t('orderChange.sentence', {
          order: nameOf(part),
          type: t(`orderParts.type.${part.orderType}`),
          number: shortNumber(part.id),
        }),
        ...changedTerms(change).map((term) =>
          t(`orderChange.changed.${term === 'validity' && sharesValidity ? 'validityOfBoth' : term}`, {
            ...termText(term, part, change),
          }),
        ),
      ].join(' '),
    );
}
