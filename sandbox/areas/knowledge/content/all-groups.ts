import { bondFunds } from './bond-funds';
import { bonds } from './bonds';
import { capitalProtection } from './capital-protection';
import { certificates } from './certificates';
import { commodities } from './commodities';
import { etfs } from './etfs';
import { foreignBonds } from './foreign-bonds';
import { funds } from './funds';
import type { GroupContent } from './group-content';
import { leverage } from './leverage';
import { participationCertificates } from './participation-certificates';
import { propertyFunds } from './property-funds';
import { reverseConvertibles } from './reverse-convertibles';
import { rights } from './rights';
import { shares } from './shares';
import { subordinated } from './subordinated';
import { warrants } from './warrants';

/** Every product group, in the order in which customers meet them. */
export const GROUPS: readonly GroupContent[] = [
  etfs,
  funds,
  shares,
  bonds,
  certificates,
  warrants,
  leverage,
  bondFunds,
  propertyFunds,
  foreignBonds,
  rights,
  capitalProtection,
  participationCertificates,
  reverseConvertibles,
  subordinated,
  commodities,
];
