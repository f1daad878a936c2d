import { decimal } from '@domain/money/decimal';
import { roundStep } from '@domain/money/round-step';
import type { OutcomeYear } from '@domain/product-application/proposal/outcome-range';
import { useFormats } from '@ui/i18n/use-texts';
import type { Wording } from '../field-words';
import css from './proposal-step.module.css';

const WIDTH = 600;
const HEIGHT = 200;
/** So many lines up to the best outcome, about. */
const LINES = 4;

interface RangePictureProps {
  readonly range: readonly OutcomeYear[];
  readonly wording: Wording;
}

/** The range as an area, the middle and what was paid in as lines; the table below says the same in figures. */
export function RangePicture({ range, wording: { t } }: RangePictureProps) {
  const formats = useFormats();
  const highest = Math.max(1, ...range.map(({ high }) => high));
  const step = roundStep(highest / LINES);
  const lines = Array.from({ length: Math.ceil(highest / step) }, (_, index) => (index + 1) * step);
  const top = lines.length * step;
  const x = (index: number): number => (range.length < 2 ? WIDTH : (index / (range.length - 1)) * WIDTH);
  const y = (value: number): number => HEIGHT - (value / top) * HEIGHT;
  const line = (pick: (year: OutcomeYear) => number): readonly string[] =>
    range.map((year, index) => `${x(index).toFixed(1)},${y(pick(year)).toFixed(1)}`);
  return (
    <div className={css['outcomes']} aria-hidden="true">
      <div className={css['plot']}>
        <svg className={css['picture']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none">
          {lines.map((value) => (
            <path key={value} className={css['grid']} d={`M0 ${y(value)}H${WIDTH}`} />
          ))}
          <polygon
            className={css['range']}
            points={[...line(({ high }) => high), ...line(({ low }) => low).toReversed()].join(' ')}
          />
          <polyline className={css['middle']} points={line(({ middle }) => middle).join(' ')} />
          <polyline className={css['paidIn']} points={line(({ paidIn }) => paidIn).join(' ')} />
        </svg>
        {lines.map((value) => (
          <span key={value} className={css['tick']} style={{ top: `${(y(value) / HEIGHT) * 100}%` }}>
            {formats.own(decimal(String(value)))}
          </span>
        ))}
      </div>
      <div className={css['years']}>
        <span>{t('application.proposal.inYear', { year: formats.count(1) })}</span>
        <span>{t('application.proposal.inYear', { year: formats.count(range.length) })}</span>
      </div>
      <ul className={css['legend']}>
        <li className={css['ofRange']}>{t('application.proposal.between')}</li>
        <li className={css['ofMiddle']}>{t('application.proposal.middle')}</li>
        <li className={css['ofPaidIn']}>{t('application.proposal.paidIn')}</li>
      </ul>
    </div>
  );
}
