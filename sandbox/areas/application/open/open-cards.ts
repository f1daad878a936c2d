import { json } from '@sandbox/platform/db/json';
import type { OpenedProduct } from '../application-tables';
import { HOLDERS, type Role } from '../field/field-group';
import { addContract } from './add-products';
import { cardModule } from './chosen-offer';
import type { Opening } from './opening';

/** The kinds of cards, each with the fields in which it and its design are chosen. */
export const CARDS = [
  { field: 'KREDITKARTE', motif: 'KREDITKARTE_MOTIV', subType: 'CREDITCARD', prefix: '4' },
  { field: 'DEBITKARTE', motif: 'DEBITKARTE_MOTIV', subType: 'VISA_DEBITKARTE', prefix: '47' },
  { field: 'GIROCARD', motif: undefined, subType: 'GIROCARD', prefix: '68' },
] as const;

/** Whether purchases may be paid by instalments, and under which number the customer is called about them. */
function instalmentTerms(answers: Opening['answers'], role: Role): Readonly<Record<string, string>> {
  const instalments = answers.of('KARTEN', 'RATENSERVICE', role);
  const telephone = answers.of('KARTEN', 'RATENSERVICE_TELEFON', role);
  return { instalments, instalmentsTelephone: instalments === 'J' ? telephone : '' };
}

/** The cards that were chosen: each holder has one of each kind, and who has it already gets its new motif. */
export async function openCards(opening: Opening, accountId: string): Promise<readonly OpenedProduct[]> {
  const { tx, bank, clientId, answers } = opening;
  const opened: OpenedProduct[] = [];
  for (const role of HOLDERS) {
    for (const { field, motif, subType, prefix } of CARDS) {
      if (answers.of('KARTEN', field, role) !== 'J') continue;
      const terms = {
        holder: `${answers.of('PERSON', 'VORNAME', role)} ${answers.of('PERSON', 'NAME', role)}`.trim(),
        role,
        accountId,
        motif: motif === undefined ? '' : answers.of('KARTEN', motif, role),
        ...instalmentTerms(answers, role),
        moduleId: cardModule(answers, field),
      };
      const known = (
        await tx
          .selectFrom('contract')
          .selectAll()
          .where('client_id', '=', clientId)
          .where('sub_type', '=', subType)
          .where('is_over', '=', false)
          .execute()
      ).find(
        (card) => card.terms['role'] === role && (accountId === '' || card.terms['accountId'] === accountId),
      );
      if (known === undefined) {
        const card = {
          productId: bank.newId(),
          productType: 'CARD',
          productSubType: subType,
          displayId: `${prefix}** **** **** ${String(bank.randomBytes(2).readUInt16BE() % 10_000).padStart(4, '0')}`,
        } as const;
        await addContract(opening, card, { terms });
        opened.push(card);
        continue;
      }
      await tx
        .updateTable('contract')
        .set({ terms: json({ ...known.terms, ...terms, accountId: known.terms['accountId'] ?? '' }) })
        .where('client_id', '=', clientId)
        .where('contract_id', '=', known.contract_id)
        .execute();
      const { contract_id, display_id } = known;
      opened.push({
        productId: contract_id,
        productType: 'CARD',
        productSubType: subType,
        displayId: display_id,
      });
    }
  }
  return opened;
}
