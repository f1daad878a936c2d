import type { Instrument } from '@domain/instrument/instrument';
import type { OneLineOrder } from '@domain/order/prefill/one-line-order';
import type { FoundPage } from '@ui/app/navigation/found-pages';
import type { SearchOption } from '@ui/components/search/search-option';
import type { TextLookup } from '@ui/i18n/texts';

/** Where an offer of the palette leads. */
export type PaletteTarget =
  | { readonly kind: 'order'; readonly instrument: Instrument }
  | { readonly kind: 'instrument'; readonly instrument: Instrument }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'everywhere' };

/** One offer. */
export interface PaletteOption extends SearchOption {
  readonly target: PaletteTarget;
}

interface Found {
  readonly t: TextLookup;
  readonly line: OneLineOrder | undefined;
  readonly instruments: readonly Instrument[];
  readonly pages: readonly FoundPage[];
  readonly text: string;
}

/** Most securities that are offered: of more one types another letter. */
const MOST_INSTRUMENTS = 6;

/**
 * What the palette offers for a line. An order is offered once for each security that may be meant: which one it is
 * about is for the customer to say.
 */
export function paletteOptions({ t, line, instruments, pages, text }: Found): readonly PaletteOption[] {
  if (text.trim() === '') return [];
  const securities = instruments.slice(0, MOST_INSTRUMENTS).map((instrument): PaletteOption => {
    const { id, name, wkn, type } = instrument;
    const kind = `${t(`orderParts.instrumentType.${type}`)} · ${wkn}`;
    return line === undefined
      ? { id, label: name, detail: kind, target: { kind: 'instrument', instrument } }
      : {
          id,
          label: t('palette.order', { side: t(`orderParts.side.${line.side}`), name }),
          detail: `${kind} · ${t('palette.fillsForm')}`,
          target: { kind: 'order', instrument },
        };
  });
  const places = pages.map(({ route, name, path }): PaletteOption => ({
    id: route,
    label: name,
    detail: t('shell.search.page'),
    target: { kind: 'page', path },
  }));
  const everywhere: PaletteOption = {
    id: 'everywhere',
    label: t('palette.everywhere', { text: text.trim() }),
    target: { kind: 'everywhere' },
  };
  return line === undefined ? [...places, ...securities, everywhere] : securities;
}
