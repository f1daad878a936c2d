import { lifeSteps, type LifeStep, type OrderLife } from '@domain/order/open/order-life';
import type { Order } from '@domain/order/open/order';
import { Caption } from '@ui/components/text/caption';
import { classNames } from '@ui/components/class-names';
import { Icon } from '@ui/components/icon/icon';
import { VisuallyHidden } from '@ui/components/text/visually-hidden';
import { useFormats, useTexts } from '@ui/i18n/use-texts';
import { OrderStatusTag } from '@ui/parts/order/order-status-tag';
import { usePartName } from '@ui/parts/order/use-part-name';
import { useRef, useState, type KeyboardEvent } from 'react';
import { FillBar } from './row/fill-bar';
import css from './order-graph.module.css';
import { nextStep } from './graph-keys';

interface OrderGraphProps {
  readonly order: Order;
  readonly life: OrderLife;
}

/**
 * How the parts of a combined order hang together: solid what can be executed, dashed what waits, with the condition
 * on each way. The arrow keys lead from part to part; the sentence above says the same.
 */
export function OrderGraph({ order, life }: OrderGraphProps) {
  const t = useTexts();
  const [reached, setReached] = useState(0);
  const graph = useRef<HTMLDivElement>(null);
  const steps = lifeSteps(life);
  const walk: Walk = {
    order,
    relationsOf: (step) => relationsOf(life, step),
    isReached: (step) => steps.indexOf(step) === reached,
    level: (step) => (isFollowing(life, step) ? 2 : 1),
    onReach: (step) => {
      setReached(steps.indexOf(step));
    },
    onKey: (event) => {
      const next = nextStep(event.key, reached, steps.length);
      if (next === undefined) return;
      event.preventDefault();
      graph.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus();
    },
  };
  return (
    <figure className={css['figure']}>
      <figcaption>{t(`orderBook.graph.${life.kind}`)}</figcaption>
      <div ref={graph} className={css['graph']} role="tree" aria-label={t('orderBook.graph.label')}>
        <Life life={life} walk={walk} />
      </div>
      {life.kind === 'then' && <p className={css['hint']}>{t('orderBook.graph.baseEnds')}</p>}
    </figure>
  );
}

/** What a node needs to take part in walking with the keys. */
interface Walk {
  readonly order: Order;
  readonly isReached: (step: LifeStep) => boolean;
  readonly level: (step: LifeStep) => number;
  /** What ties it to the others, for who does not see the ways between them. */
  readonly relationsOf: (step: LifeStep) => readonly Relation[];
  readonly onReach: (step: LifeStep) => void;
  readonly onKey: (event: KeyboardEvent) => void;
}

const isFollowing = (life: OrderLife, step: LifeStep): boolean =>
  life.kind === 'then' && lifeSteps(life.follow).includes(step);

type Relation = 'starts' | 'cancels';

function relationsOf(life: OrderLife, step: LifeStep): readonly Relation[] {
  if (life.kind === 'step') return [];
  if (life.kind === 'either') return ['cancels'];
  return isFollowing(life, step) ? ['starts', ...relationsOf(life.follow, step)] : [];
}

function Life({ life, walk }: { readonly life: OrderLife; readonly walk: Walk }) {
  const t = useTexts();
  switch (life.kind) {
    case 'step':
      return <Node step={life} walk={walk} />;
    case 'either':
      return (
        <div className={css['either']} role="none">
          <Life life={life.legs[0]} walk={walk} />
          <span className={css['link']} aria-hidden="true">
            <Icon name="arrow-left-right" size="small" />
            {t('orderBook.graph.cancels')}
          </span>
          <Life life={life.legs[1]} walk={walk} />
        </div>
      );
    case 'then':
      return (
        <div className={css['then']} role="none">
          <Life life={life.base} walk={walk} />
          <span className={css['link']} aria-hidden="true">
            {t('orderBook.graph.starts')}
            <Icon name="arrow-right" size="small" />
          </span>
          <Life life={life.follow} walk={walk} />
        </div>
      );
  }
}

function Node({ step, walk }: { readonly step: LifeStep; readonly walk: Walk }) {
  const t = useTexts();
  const { amount, price: priceText } = useFormats();
  const nameOf = usePartName();
  const { part, phase, cause } = step;
  const prices = [part.triggerLimit, part.limit].filter((price) => price !== undefined);
  return (
    <div
      className={classNames(css['node'], css[phase])}
      role="treeitem"
      aria-level={walk.level(step)}
      aria-selected={walk.isReached(step)}
      tabIndex={walk.isReached(step) ? 0 : -1}
      onFocus={() => {
        walk.onReach(step);
      }}
      onKeyDown={walk.onKey}
    >
      <Caption>{nameOf(walk.order, part)}</Caption>
      <VisuallyHidden>
        {walk
          .relationsOf(step)
          .map((relation) => t(`orderBook.graph.${relation}`))
          .join(', ')}
      </VisuallyHidden>
      <b>
        {t(`orderParts.side.${part.side}`)} {amount(part.quantity)}
      </b>
      <span>
        {t(`orderParts.type.${part.orderType}`)} {prices.map((price) => priceText(price)).join(' / ')}
      </span>
      <OrderStatusTag status={part.status} />
      {cause && <Caption>{t(`orderBook.cause.${cause}`)}</Caption>}
      <FillBar order={part} />
    </div>
  );
}
