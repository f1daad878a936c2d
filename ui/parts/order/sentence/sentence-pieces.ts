import type { DirectDebit } from '@domain/order/direct-debit';
import type { OrderField } from '@domain/order/draft/order-draft';
import { orderSentence, type SentencePart } from '@domain/order/say/order-sentence';
import type { TrailingDistance } from '@domain/order/trailing-distance';
import { triggeringPrice } from '@domain/instrument/reference-price';
import type { Venue } from '@domain/instrument/venue';
import type { Amount } from '@domain/money/amount';
import { isCurrency, PIECES } from '@domain/money/unit';
import { groupIban } from '@domain/codes/group-iban';
import type { Formats } from '@ui/i18n/formats';
import type { TextLookup } from '@ui/i18n/texts';
import { wordedParts } from '@ui/i18n/worded-parts';
import type { SpokenOrder } from '@domain/order/say/spoken-order';

/** A run of words of the sentence; those that were decided name their field. */
export interface SentencePiece {
  readonly text: string;
  readonly field?: OrderField;
}

/** The fields that an order's own values come from, or those of the order that follows. */
type LegFields = Readonly<Record<'quantity' | 'limit' | 'trigger' | 'distance' | 'validity', OrderField>>;

const ownFields: LegFields = {
  quantity: 'quantity',
  limit: 'limit',
  trigger: 'triggerLimit',
  distance: 'distance',
  validity: 'validityDate',
};
const followFields: LegFields = {
  quantity: 'follow.quantity',
  limit: 'follow.limit',
  trigger: 'follow.triggerLimit',
  distance: 'follow.distance',
  validity: 'follow.validityDate',
};

/** A translated phrase with values in it: the language decides where they stand. */
const phrase = <Name extends string>(
  words: (marks: Readonly<Record<Name, string>>) => string,
  values: Readonly<Record<Name, SentencePiece>>,
): readonly SentencePiece[] =>
  wordedParts(words, values, (text) => ({ text })).filter(({ text }) => text !== '');

/** The order in words, piece by piece: one plain sentence, and one more for each thing that comes after it (ORD-29). */
export function sentencePieces(
  spoken: SpokenOrder,
  t: TextLookup,
  formats: Formats,
): readonly SentencePiece[] {
  const { subject, venue, instrument } = spoken;
  const speaker = new Speaker(t, formats, instrument.name, venue);
  const parts = orderSentence(subject);
  const main = parts.filter(({ kind }) => kind !== 'validity' && kind !== 'then');
  const after = parts.filter(({ kind }) => kind === 'validity' || kind === 'then');
  return [
    ...phrase((marks) => t(`orderSentence.side.${subject.side ?? 'open'}`, marks), {
      what: speaker.what(subject.quantity, ownFields),
    }),
    ...(venue
      ? phrase((marks) => t(`orderSentence.place.${venue.type}`, marks), {
          venue: { text: venueInSentence(venue, t), field: 'venueId' },
        })
      : []),
    ...speaker.prices(main, subject.quantity, ownFields),
    ...refinements(spoken, t),
    { text: '. ' },
    ...after.flatMap((part) => speaker.after(part)),
    ...(spoken.directDebit ? [speaker.debit(spoken.directDebit)] : []),
  ];
}

/** A fund company is told by what it is: the bank sends its name in German only. */
const venueInSentence = ({ type, name }: Pick<Venue, 'type' | 'name'>, t: TextLookup): string =>
  type === 'FUND' ? t('orderSentence.fundCompany') : name;

function refinements(
  { limitExtension, tradingRestriction }: SpokenOrder,
  t: TextLookup,
): readonly SentencePiece[] {
  return [
    ...(limitExtension
      ? [{ text: t(`orderSentence.extension.${limitExtension}`), field: 'limitExtension' as const }]
      : []),
    ...(tradingRestriction
      ? [{ text: t(`orderSentence.restriction.${tradingRestriction}`), field: 'tradingRestriction' as const }]
      : []),
  ];
}

/** Puts the parts of the domain's sentence into the words of a language. */
class Speaker {
  constructor(
    private readonly t: TextLookup,
    private readonly formats: Formats,
    private readonly name: string,
    private readonly venue: Venue | undefined,
  ) {}

  /** How much of what; a quantity in a currency is a bond's nominal. */
  what(quantity: Amount | undefined, fields: LegFields): SentencePiece {
    const { t, formats, name } = this;
    if (quantity === undefined)
      return { text: t('orderSentence.noQuantity', { name }), field: fields.quantity };
    const amount = formats.amount(quantity);
    const text = t(isCurrency(quantity.unit) ? 'orderSentence.nominal' : 'orderSentence.pieces', {
      amount,
      name,
    });
    return { text, field: fields.quantity };
  }

  /** How the price is found; each part knows whether another speaks on after it. */
  prices(
    parts: readonly SentencePart[],
    quantity: Amount | undefined,
    fields: LegFields,
  ): readonly SentencePiece[] {
    const goesOn = parts.some(({ kind }) => kind === 'triggered-limit');
    const perPiece = quantity?.unit === PIECES ? this.t('orderSentence.perPiece') : '';
    return parts.flatMap((part) => this.#pricing(part, fields, goesOn, perPiece));
  }

  #pricing(
    part: SentencePart,
    fields: LegFields,
    goesOn: boolean,
    perPiece: string,
  ): readonly SentencePiece[] {
    const { t } = this;
    const goes = goesOn ? 'then' : 'market';
    switch (part.kind) {
      case 'market':
        return [
          { text: t(this.venue?.type === 'FUND' ? 'orderSentence.fundPrice' : 'orderSentence.market') },
        ];
      case 'quote':
        return [{ text: t('orderSentence.quote') }];
      case 'quoted':
        return [{ text: t('orderSentence.quoted', { price: this.formats.price(part.price), perPiece }) }];
      case 'limit':
        return phrase((marks) => t(`orderSentence.limit.${part.bound}`, { ...marks, perPiece }), {
          limit: this.#price(part.limit, fields.limit),
        });
      case 'trigger':
        return phrase(
          (marks) =>
            t(`orderSentence.trigger.${goes}.${part.when}`, { ...marks, ...this.#counts(part.when) }),
          {
            trigger: this.#price(part.trigger, fields.trigger),
          },
        );
      case 'trailing':
        return phrase(
          (marks) =>
            t(`orderSentence.trailing.${goes}.${part.when}`, { ...marks, ...this.#counts(part.when) }),
          {
            start: this.#price(part.start, fields.trigger),
            distance: this.#distance(part.trailing, fields.distance),
          },
        );
      case 'triggered-limit':
        return [
          ...phrase((marks) => t(`orderSentence.triggeredLimit.${part.bound}`, { ...marks, perPiece }), {
            limit: this.#price(part.limit, fields.limit),
          }),
          ...(part.moves ? [{ text: t('orderSentence.limitMoves') }] : []),
        ];
      case 'interest': {
        const { amount, tradedOn } = part.interest;
        const day = this.formats.day(tradedOn, 'weekdayDate');
        return [{ text: t('orderSentence.interest', { amount: this.formats.amount(amount), day }) }];
      }
      case 'whichever-first':
        return [
          { text: t('orderSentence.either.begin') },
          ...part.stop.flatMap((leg) => this.#either(leg, fields, perPiece)),
          { text: t('orderSentence.either.or') },
          ...part.limit.flatMap((leg) => this.#either(leg, fields, perPiece)),
          { text: t('orderSentence.either.end') },
        ];
      default:
        return [];
    }
  }

  /** A leg of two of which the first to come counts. */
  #either(part: SentencePart, fields: LegFields, perPiece: string): readonly SentencePiece[] {
    const { t } = this;
    if (part.kind === 'limit')
      return phrase((marks) => t(`orderSentence.either.limit.${part.bound}`, { ...marks, perPiece }), {
        limit: this.#price(part.limit, fields.limit),
      });
    return part.kind === 'trigger'
      ? phrase(
          (marks) => t(`orderSentence.either.trigger.${part.when}`, { ...marks, ...this.#counts(part.when) }),
          {
            trigger: this.#price(part.trigger, fields.trigger),
          },
        )
      : [];
  }

  /** Whose account pays, and how much at most. */
  debit({ iban, accountHolderName: holder, maxAmount }: DirectDebit): SentencePiece {
    const { t, formats } = this;
    const account = { iban: groupIban(iban), holder };
    const text =
      maxAmount === undefined
        ? t('orderSentence.debit.any', account)
        : t('orderSentence.debit.atMost', { ...account, amount: formats.amount(maxAmount) });
    return { text, field: 'debit.iban' };
  }

  /** What comes after the sentence: how long it holds, and what follows. */
  after(part: SentencePart, leg: 'order' | 'follow' = 'order'): readonly SentencePiece[] {
    const { t, formats } = this;
    if (part.kind === 'validity') {
      const { validity, until } = part;
      const fields = leg === 'order' ? ownFields : followFields;
      if (validity === undefined || until === undefined)
        return [{ text: t(`orderSentence.validity.${leg}.open`) }];
      return phrase((marks) => t(`orderSentence.validity.${leg}.${validity.type}`, marks), {
        day: { text: formats.day(until, 'weekdayDate'), field: fields.validity },
      });
    }
    if (part.kind !== 'then') return [];
    const quantity = part.parts.flatMap((each) => (each.kind === 'quantity' ? [each.quantity] : []))[0];
    return [
      ...phrase((marks) => t('orderSentence.then', marks), { what: this.what(quantity, followFields) }),
      ...this.prices(part.parts, quantity, followFields),
      { text: '. ' },
      ...part.parts.flatMap((each) => this.after(each, 'follow')),
    ];
  }

  /** Which price triggers at the venue: a purchase waits for one that rises, a sale for one that falls. */
  #counts(when: 'risen' | 'fallen'): { readonly price: string } {
    const { t, venue } = this;
    const counts = venue && triggeringPrice(when === 'risen' ? 'BUY' : 'SELL', venue);
    return { price: t(`orderSentence.triggeringPrice.${counts ?? 'open'}`) };
  }

  #price(amount: Amount | undefined, field: OrderField): SentencePiece {
    return { text: amount ? this.formats.price(amount) : this.t('orderSentence.open'), field };
  }

  #distance(trailing: TrailingDistance | undefined, field: OrderField): SentencePiece {
    if (trailing === undefined) return { text: this.t('orderSentence.open'), field };
    return trailing.kind === 'relative'
      ? { text: this.formats.percent(trailing.distance), field }
      : this.#price(trailing.distance, field);
  }
}
