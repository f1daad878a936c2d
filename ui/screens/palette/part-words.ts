import { decimal, type Decimal } from '@domain/money/decimal';
import { normaliseDecimalInput } from '@domain/money/german-amount';
import type { LinePart } from '@domain/order/prefill/one-line-part';
import type { DecimalShape } from '@ui/i18n/format-decimal';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';

/** A part of an order in words. */
interface PartWords {
  readonly id: LinePart['kind'];
  readonly label: string;
  readonly value: string;
}

/** What a part of the line says; undefined for the one that the order type says already. */
export function partWords(part: LinePart, t: TextLookup, formats: Formats): PartWords | undefined {
  if (part.kind === 'oco') return undefined;
  const { kind } = part;
  const words = (value: string): PartWords => ({ id: kind, label: t(`palette.part.${kind}`), value });
  switch (part.kind) {
    case 'quantity':
      return words(formats.decimal(...read(part.quantity)));
    case 'money':
      return words(t('palette.money', { money: formats.decimal(...read(part.money)) }));
    case 'holding':
      return words(t('palette.allHeld'));
    case 'limit':
    case 'trigger':
      return words(formats.decimal(...read(part.price)));
    case 'distance':
      return words(
        part.distanceKind === 'relative'
          ? formats.percent(...read(part.distance))
          : formats.decimal(...read(part.distance)),
      );
    case 'venue':
      return words(part.venue);
    case 'extension':
      return words(part.extension);
    case 'validity':
      return part.validity.type === 'GTD'
        ? words(formats.day(part.validity.date, 'weekdayDate'))
        : {
            id: kind,
            label: t('order.validity.title'),
            value: t(`order.validity.choice.${part.validity.type}`),
          };
  }
}

/** What stands in the line, in the German notation of the form: the language writes it its own way, decimals as typed. */
function read(text: string): readonly [Decimal, DecimalShape] {
  const decimals = text.split(',')[1]?.length ?? 0;
  return [decimal(normaliseDecimalInput(text)), { minDecimals: decimals, maxDecimals: decimals }];
}
