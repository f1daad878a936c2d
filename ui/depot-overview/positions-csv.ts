import type { Position } from '@domain/depot/position';
import type { Decimal } from '@domain/shared/decimal';
import type { TextLookup } from '@ui/i18n/texts';
import type { Formats } from '@ui/i18n/formats';
import { positionName } from './positions-view-state';

/** A cell as spreadsheets read it: quoted where needed, and never taken for a formula. */
function cell(text: string): string {
  const harmless = /^[=+@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The positions shown, as CSV with semicolons and the figures of the language; unknown stays empty. */
export function positionsCsv(positions: readonly Position[], t: TextLookup, formats: Formats): string {
  const figure = (value: Decimal | undefined): string =>
    value === undefined ? '' : formats.decimal(value).replace('\u2212', '-');
  const head = [
    t('depot.column.name'),
    t('depot.column.wkn'),
    t('depot.column.isin'),
    t('depot.column.quantity'),
    t('depot.column.unit'),
    t('depot.column.price'),
    t('depot.column.unit'),
    t('depot.column.value'),
    t('depot.column.unit'),
    t('depot.column.profit'),
    t('depot.column.profitShare'),
  ];
  const rows = positions.map((position) => [
    positionName(position),
    position.wkn,
    position.instrument?.isin ?? '',
    figure(position.quantity.value),
    formats.unit(position.quantity.unit),
    figure(position.currentPrice.price.value),
    formats.unit(position.currentPrice.price.unit),
    figure(position.currentValue.value),
    formats.unit(position.currentValue.unit),
    figure(position.profitLossPurchase?.absolute.value),
    figure(position.profitLossPurchase?.relative),
  ]);
  return [head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n');
}
