import type { Order } from '@domain/order/open/order';
import { changedTerms, type ChangeTerm, type OrderChange } from '@domain/order/open/order-change';
import { RichText } from '@ui/components/text/rich-text';
import { useTexts } from '@ui/i18n/use-texts';
import { shortNumber } from '@domain/codes/short-number';
import { useOrderName } from '@ui/parts/order/use-order-name';
import { Fragment } from 'react';
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
      <RichText
        words={({ order }) =>
          t('orderChange.sentence', {
            order,
            type: t(`orderParts.type.${part.orderType}`),
            number: shortNumber(part.id),
          })
        }
        parts={{ order: <b>{nameOf(part)}</b> }}
      />{' '}
      {changedTerms(change).map((term, index) => {
        const { before, after: changed } = termText(term, part, change);
        return (
          <Fragment key={term}>
            {index > 0 && ' '}
            <RichText
              words={({ after }) => t(changedKey(term, sharesValidity), { before, after })}
              parts={{ after: <b>{changed}</b> }}
            />
          </Fragment>
        );
      })}
    </>
  );
}

/** The same as a text to keep. */
export function useChangeWords(): (props: ChangeSentenceProps) => string {
  const t = useTexts();
  const nameOf = useOrderName();
  const termText = useTermText();
  return ({ part, change, sharesValidity }) =>
    [
      t('orderChange.sentence', {
        order: nameOf(part),
        type: t(`orderParts.type.${part.orderType}`),
        number: shortNumber(part.id),
      }),
      ...changedTerms(change).map((term) =>
        t(changedKey(term, sharesValidity), { ...termText(term, part, change) }),
      ),
    ].join(' ');
}

const changedKey = <T extends ChangeTerm>(term: T, sharesValidity: boolean) =>
  `orderChange.changed.${term === 'validity' && sharesValidity ? 'validityOfBoth' : term}` as const;
