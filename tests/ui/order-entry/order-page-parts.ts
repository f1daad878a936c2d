// Parts that the order page fetches later: here already, so that no test waits for their translation.
import '@ui/order-entry/asking-bank-view';
import '@ui/order-entry/consent/consent-view';
import '@ui/order-entry/direct-debit-fields';
import '@ui/order-entry/follow-section';
import '@ui/order-entry/interview/interview-view';
import '@ui/order-entry/order-check-view';
import '@ui/order-entry/order-done-view';
import '@ui/order-entry/order-input-view';
import '@ui/order-entry/order-release-view';
import '@ui/order-entry/preferences/preferences-dialog';
import '@ui/order-entry/protection/protection-choice-view';
import '@ui/order-entry/protection/protection-input-view';
import '@ui/order-entry/quote/quote-view';
import '@ui/order-entry/template/templates-dialog';
import '@ui/order-parts/cost-note/cost-notes';
import '@ui/order-parts/order-template/save-template-dialog';
import '@ui/order-parts/price-picture/price-picture';
