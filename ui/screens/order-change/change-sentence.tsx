import type { NamedDepot } from '@domain/depot/depot';
import type { Order } from '@domain/order/open/order';
import { changedTerms, type ChangeTerm } from '@domain/order/open/order-change';
import { RichText } from '@ui/components/text/rich-text';
import { useFormats, useKeptFormats, useTexts } from '@ui/i18n/use-texts';
import { shortNumber } from '@domain/codes/short-number';
import { inDepotWords } from '@ui/parts/depot/held-depot';
import { useOrderFacts } from '@ui/parts/order/use-order-facts';
import { Fragment } from 'react';
import type { CheckedChange } from './change-step';
import { useInterestText } from './use-interest-text';
import { useTermText } from './use-term-text';

interface ChangeSentenceProps {
  readonly part: Order;
  /** Its depot, where it has to be named. */
  readonly depot: NamedDepot | undefined;
  readonly checked: CheckedChange;
  /** A new validity goes for the other leg, too. */
  readonly sharesValidity: boolean;
}

/** The change as a sentence: which order in which depot, and each new term with the old one (TAN-14). */
export function ChangeSentence({
  part,
  depot,
  checked: { change, interest },
  sharesValidity,
}: ChangeSentenceProps) {
  const t = useTexts();
  const formats = useFormats();
  const interestText = useInterestText(formats);
  const facts = useOrderFacts(formats)(part);
  const termText = useTermText(formats);
  return (
    <>
      <RichText
        words={({ order }) =>
          t('orderChange.sentence', {
            ...facts,
            order,
            type: t(`orderParts.type.${part.orderType}`),
            number: shortNumber(part.id),
          })
        }
        parts={{ order: <b>{facts.order}</b> }}
      />{' '}
      {depot && <>{inDepotWords(t, depot)} </>}
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
      {interest && ` ${interestText(interest)}`}
    </>
  );
}

/** The same as a text to keep. */
export function useChangeWords(): (props: ChangeSentenceProps) => string {
  const t = useTexts();
  const formats = useKeptFormats();
  const factsOf = useOrderFacts(formats);
  const termText = useTermText(formats);
  const interestText = useInterestText(formats);
  return ({ part, depot, checked: { change, interest }, sharesValidity }) =>
    [
      t('orderChange.sentence', {
        ...factsOf(part),
        type: t(`orderParts.type.${part.orderType}`),
        number: shortNumber(part.id),
      }),
      inDepotWords(t, depot),
      ...changedTerms(change).map((term) =>
        t(changedKey(term, sharesValidity), { ...termText(term, part, change) }),
      ),
      ...(interest ? [interestText(interest)] : []),
    ]
      .filter((each) => each !== undefined)
      .join(' ');
}

const changedKey = <T extends ChangeTerm>(term: T, sharesValidity: boolean) =>
  `orderChange.changed.${term === 'validity' && sharesValidity ? 'validityOfBoth' : term}` as const;
