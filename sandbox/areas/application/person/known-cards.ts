import type { Bank } from '@sandbox/platform/bank';
import { fieldName } from '../field/field-catalogue';
import { CARDS } from '../open/open-cards';
import type { ApplicationRequest } from '../submit/applicant';

/** The cards that a customer has, by the names of the fields that ask for them; of a stranger none. */
export async function knownCards(
  bank: Bank,
  { signedIn }: Pick<ApplicationRequest, 'signedIn'>,
): Promise<ReadonlyMap<string, string>> {
  if (signedIn === undefined) return new Map();
  const contracts = await bank.db
    .selectFrom('contract')
    .select(['sub_type', 'terms'])
    .where('client_id', '=', signedIn.clientId)
    .where('product_type', '=', 'CARD')
    .where('is_over', '=', false)
    .orderBy('opened_at')
    .orderBy('contract_id')
    .execute();
  const own = contracts.filter(({ terms }) => terms['role'] === 'I1');
  const nameOf = (field: string): string => fieldName('KARTEN', field, 'I1');
  return new Map(
    own.flatMap(({ sub_type, terms }) => {
      const card = CARDS.find(({ subType }) => subType === sub_type);
      const design = terms['motif'] ?? '';
      return card === undefined
        ? []
        : [
            [nameOf(card.field), 'J'] as const,
            ...(card.motif === undefined || design === '' ? [] : [[nameOf(card.motif), design] as const]),
            ...(terms['instalments'] === 'J'
              ? [
                  [nameOf('RATENSERVICE'), 'J'] as const,
                  [nameOf('RATENSERVICE_TELEFON'), terms['instalmentsTelephone'] ?? ''] as const,
                ]
              : []),
          ];
    }),
  );
}
