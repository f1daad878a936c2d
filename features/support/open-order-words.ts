import type { ChangeTerm } from '@domain/order/open/order-change';
import type { ActionVerdict } from '@domain/order/open/action-verdict';
import type { LifePhase } from '@domain/order/open/order-life';
import type { ProtectionHindrance } from '@domain/order/prefill/protection';
import { amount } from '@domain/money/amount';
import { EUR } from '@domain/money/unit';
import { phrases } from './parameter-types';

/** A term of an order, and the field it is typed into. */
export interface EditedTerm {
  readonly term: ChangeTerm;
  readonly field: 'quantity' | 'triggerLimit' | 'limit' | 'validityDate';
}

phrases<EditedTerm>('angabe', {
  'das Limit': { term: 'limit', field: 'limit' },
  'die Stop-Marke': { term: 'triggerLimit', field: 'triggerLimit' },
  'die Menge': { term: 'quantity', field: 'quantity' },
  'der letzte Tag': { term: 'validity', field: 'validityDate' },
});

phrases('kombination', { 'OCO-Order': 'ONE_CANCELS_OTHER', Folgeorder: 'NEXT_ORDER' });
phrases('stelle', { ersten: 0, zweiten: 1 });
phrases('geltung', { 'für beide Teilorders': true, 'für sie allein': false });

phrases('fassung', {
  'die alte Fassung': {},
  'eine neue Fassung in Bearbeitung': { version: '2', status: 'PENDING' },
  'eine neue Fassung mit dem neuen Limit': { version: '2', limit: amount('89.00', EUR) },
  'eine neue Fassung mit dem alten Limit': { version: '2' },
});

phrases<ActionVerdict>('ankunft', {
  'nicht angekommen': 'not-arrived',
  angekommen: 'arrived',
  'noch ungewiss': 'pending',
  'nicht so, wie der Kunde es wollte': 'overtaken',
});
phrases('gestrichenes', {
  'die ganze Order': 'ganz',
  'die Basis': 'Basis',
  'die Folge': 'Folge',
  'den Stop': 'Stop',
});

phrases<LifePhase>('lage', { wartend: 'waiting', handelbar: 'active', beendet: 'ended' });
phrases('absicherbarkeit', { 'nicht absicherbar': false, absicherbar: true });
phrases<ProtectionHindrance | undefined>('absicherung', {
  'nicht möglich, denn alles ist in Orders gebunden': 'nothing-free',
  'nicht möglich, denn kein Handelsplatz nimmt dafür Stop-Orders': 'not-hedgeable',
  möglich: undefined,
});
