// Parts that the order page fetches later: here already, so that no test waits for their translation.
import '@ui/parts/consent/consent-view';
import '@ui/screens/order-entry/money/direct-debit-fields';
import '@ui/screens/order-entry/trading/follow-section';
import '@ui/screens/order-entry/interview/interview-view';
import '@ui/screens/order-entry/release/order-check-view';
import '@ui/screens/order-entry/release/order-done-view';
import '@ui/screens/order-entry/order-history';
import '@ui/screens/order-entry/order-input-view';
import '@ui/screens/order-entry/release/order-release-view';
import '@ui/screens/order-entry/preferences/preferences-dialog';
import '@ui/screens/order-entry/protection/protection-choice-view';
import '@ui/screens/order-entry/protection/protection-input-view';
import '@ui/screens/order-entry/quote/quote-view';
import '@ui/screens/order-entry/template/templates-dialog';
import '@ui/parts/cost/cost-notes';
import '@ui/parts/order/save-template-dialog';
import '@ui/parts/price-picture/price-picture';
