import { decimal, type Decimal } from '@domain/money/decimal';
import type { GroupContent } from '@sandbox/areas/knowledge/content/group-content';
import { GROUPS } from '@sandbox/areas/knowledge/content/all-groups';
import type { CatalogueInstrument } from '@sandbox/market/catalogue/catalogue';

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
  readonly permanentCampaign: boolean;
  /** What the customer has to know something of. */
  readonly group: GroupContent;
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
  readonly minimumRate?: Decimal;
}

const CAMPAIGNS: ReadonlyMap<string, Campaign> = new Map([
  ['A0RPWH', { permanent: false, information: 'Aktion: ohne Kaufgebühr bis 31.12.2029' }],
  [
    'A2PKXG',
    {
      permanent: true,
      information: 'Dauerhaft ohne Kaufgebühr, schon ab 1 EUR',
      minimumRate: decimal('1.00'),
    },
  ],
  [
    '847402',
    {
      permanent: true,
      information: 'Dauerhaft ohne Kaufgebühr, schon ab 1 EUR',
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
    permanentCampaign: campaign?.permanent ?? false,
    group: groupOf(instrument),
  };
}

/** The product group an instrument belongs to. */
function groupOf({ row }: CatalogueInstrument): GroupContent {
  const id = GROUP_IDS[row.instrument_type];
  const wanted = row.fund_redemption_limited ? 'immobilienfonds' : id;
  const group = GROUPS.find((each) => each.id === wanted);
  if (group === undefined) throw new Error(`There is no product group ${wanted}`);
  return group;
}

const GROUP_IDS: Readonly<Record<CatalogueInstrument['row']['instrument_type'], string>> = {
  SHARE: 'aktien',
  ETF: 'etf',
  FUND: 'fonds',
  BONDS: 'anleihen',
  CERTIFICATE: 'anlagezertifikate',
  WARRANT: 'optionsscheine',
  SUBSCRIPTION_RIGHT: 'bezugsrechte',
  PROFIT_PART_CERTIFICATE: 'genussscheine',
  NOT_AVAILABLE: 'anlagezertifikate',
};
