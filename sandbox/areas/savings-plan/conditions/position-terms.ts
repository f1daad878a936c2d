import { decimal, type Decimal } from '@domain/money/decimal';
import { formatGermanDate } from '@domain/time/german-date';
import { calendarDay, type LocalDate } from '@domain/time/local-date';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';
import { productGroupOf } from '@sandbox/market/catalogue/product-group';

/** On what terms an instrument is bought by a plan. */
export interface PositionTerms {
  /** In EUR. */
  readonly minimumRate: Decimal;
  /** In percent of the value. */
  readonly feePercent: Decimal;
  /** In EUR, with each purchase. */
  readonly otherFees: Decimal;
  readonly activeCampaign: boolean;
  readonly campaignInformation: string | null;
  /** The last day on which a campaign that ends makes it cheaper. */
  readonly campaignEnd: LocalDate | null;
  readonly permanentCampaign: boolean;
  /** What the customer has to know something of, and the depot to be for; undefined for what nobody can trade. */
  readonly productGroupId: string | undefined;
}

const MINIMUM_RATE = decimal('25.00');
const FEE_PERCENT = decimal('1.5');
/** Shares of other countries are bought at an exchange there at times: the custodian's flat charge. */
const FOREIGN_SHARE = decimal('0.95');
const FREE = decimal('0');

/** What some instruments cost less for; the price list of the sandbox. */
interface Campaign {
  readonly permanent: boolean;
  readonly information: string;
  /** Of one that ends, its last day. */
  readonly end?: LocalDate;
  readonly minimumRate?: Decimal;
}

const LAST_DAY = calendarDay('2029-12-31');

const CAMPAIGNS: ReadonlyMap<string, Campaign> = new Map([
  [
    'A0RPWH',
    {
      permanent: false,
      information: `Aktion: ohne Kaufentgelt bis ${formatGermanDate(LAST_DAY)}`,
      end: LAST_DAY,
    },
  ],
  [
    'A2PKXG',
    {
      permanent: true,
      information: 'Dauerhaft ohne Kaufentgelt, schon ab 1 EUR',
      minimumRate: decimal('1.00'),
    },
  ],
  [
    '847402',
    {
      permanent: true,
      information: 'Dauerhaft ohne Kaufentgelt, schon ab 1 EUR',
      minimumRate: decimal('1.00'),
    },
  ],
]);

/** The terms of an instrument, whether or not a plan may hold it. */
export function positionTerms(instrument: CatalogueInstrument): PositionTerms {
  const { wkn, instrument_type: type, country } = instrument.row;
  const campaign = CAMPAIGNS.get(wkn);
  return {
    minimumRate: campaign?.minimumRate ?? MINIMUM_RATE,
    feePercent: campaign === undefined ? FEE_PERCENT : FREE,
    otherFees: type === 'SHARE' && country !== 'DE' ? FOREIGN_SHARE : FREE,
    activeCampaign: campaign !== undefined && !campaign.permanent,
    campaignInformation: campaign?.information ?? null,
    campaignEnd: campaign?.end ?? null,
    permanentCampaign: campaign?.permanent ?? false,
    productGroupId: productGroupOf(instrument.row),
  };
}
