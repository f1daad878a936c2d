import { derive } from '../../form/nodes/derive';
import type { FactNodes } from '../../form/nodes/facts';
import { asOutcome, ifKnown } from '../../form/nodes/lenient';
import type { DerivedNode, Node } from '../../form/nodes/node';
import { empty, read, valueOf } from '../../form/outcome';
import { add, divide, hundred, multiply, type Decimal } from '../../money/decimal';
import type { FundConditions, FundPreview } from '../fund-conditions';
import type { FundExtent, RegularDeposit } from '../fund-order';
import { fundParts, type FundPart } from '../fund-sentence';
import type { FundFieldNodes, FundFormFacts } from './fund-fields';

/** What an order means, as far as it is entered; nothing of it keeps the order from being sent. */
export interface FundPreviewNodes {
  /** What the bank would make of the order; undefined until it has said. */
  readonly preview: DerivedNode<FundPreview | undefined>;
  /** What a deposit pays in; EUR. */
  readonly deposited: DerivedNode<Decimal>;
  /** What a regular deposit takes once it has been raised; EUR, to the cent. */
  readonly raised: DerivedNode<Decimal>;
  /** The sentence, as far as it is decided. */
  readonly sentence: DerivedNode<readonly FundPart[]>;
}

/** What the order is read to. */
interface ReadOrder {
  readonly conditions: Node<FundConditions | undefined>;
  readonly said: Node<FundExtent>;
  readonly regular: Node<RegularDeposit | undefined>;
  readonly isDebited: Node<boolean>;
}

/** What is shown beside an order while it is entered, and said of it at its release. */
export function fundPreview(
  { kind, amount, accountIban }: Pick<FundFieldNodes, 'kind' | 'amount' | 'accountIban'>,
  { conditions, said, regular, isDebited }: ReadOrder,
  fact: Pick<FactNodes<FundFormFacts>, 'preview'>,
): FundPreviewNodes {
  const preview = derive({ known: ifKnown(fact.preview) }, ({ known }) => read(known));
  return {
    preview,
    deposited: derive({ amount }, ({ amount: paid }) => read(paid)),
    raised: derive({ amount, regular }, ({ amount: paid, regular: plan }) =>
      plan?.increase === undefined
        ? empty()
        : read(divide(multiply(paid, add(hundred, plan.increase)), hundred, 2, 'half-up')),
    ),
    sentence: derive(
      {
        kind,
        said: asOutcome(said),
        regular: asOutcome(regular),
        iban: asOutcome(accountIban),
        isDebited: asOutcome(isDebited),
        preview,
        conditions,
      },
      (seen) => {
        const days = seen.preview?.days ?? seen.conditions?.days;
        return read(
          fundParts({
            kind: seen.kind,
            extent: valueOf(seen.said),
            regular: valueOf(seen.regular),
            iban: valueOf(seen.iban),
            isDebited: valueOf(seen.isDebited),
            priceDay: days?.priceDay,
            settlementDay: days?.settlementDay,
          }),
        );
      },
    ),
  };
}
