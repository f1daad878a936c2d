import { figuresNow, type FigureQuotes, type FiguresNow } from '@domain/instrument/figures-now';
import type { Instrument } from '@domain/instrument/instrument';
import { useFormats, useTexts } from '@ui/i18n/use-texts';

/** What of a derivative moves with prices, with the words for its distance to the strike. */
export interface WordedFigures extends FiguresNow {
  readonly distanceText?: string;
}

/** The figures of a derivative at the prices of now. Called by an observer that has read the quotes. */
export function useFiguresNow({ derivative = {} }: Instrument, quotes: FigureQuotes): WordedFigures {
  const t = useTexts();
  const formats = useFormats();
  const figures = figuresNow(derivative, quotes);
  const { distance } = figures;
  return {
    ...figures,
    ...(distance && {
      distanceText: t(`security.figure.moneyness.${distance.moneyness}`, {
        amount: formats.price(distance.amount, { minDecimals: 2 }),
        percent: formats.percent(distance.percent),
      }),
    }),
  };
}
