/** Base rates of the ministry of finance, in percent (InvStG § 18 IV); none below zero counts, later ones are not known. */
export const BASE_RATES: Readonly<Record<number, string>> = {
  2018: '0.87',
  2019: '0.52',
  2020: '0.07',
  2023: '2.55',
  2024: '2.29',
  2025: '2.53',
  2026: '3.20',
};
