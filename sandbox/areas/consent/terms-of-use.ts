/** Terms of use in the version that stands; a new version has to be accepted again. */
export interface TermsOfUse {
  readonly id: string;
  readonly version: string;
  readonly title: string;
  /** Headings, paragraphs, lists and bold words only. */
  readonly html: string;
}

/** The terms without which nobody buys warrants and certificates. */
export const FORWARD_TRADING: TermsOfUse = {
  id: 'termingeschaefte',
  version: '2026-07',
  title: 'Bedingungen für Termingeschäfte',
  html: `<h2>1. Was Termingeschäfte sind</h2>
<p>Optionsscheine und Zertifikate sind Schuldverschreibungen, deren Wert von einem anderen Kurs abhängt, dem
<strong>Basiswert</strong>. Sie haben meist ein Ende der Laufzeit, nach dem nur noch der dann fällige Betrag gezahlt
wird.</p>
<h2>2. Was dabei verloren gehen kann</h2>
<ul>
<li>Bewegt sich der Basiswert gegen Sie, können Sie den <strong>ganzen eingesetzten Betrag</strong> verlieren.</li>
<li>Wird der Emittent zahlungsunfähig, verlieren Sie auch dann, wenn der Basiswert sich für Sie bewegt hat.</li>
<li>Manche dieser Papiere verfallen sofort, sobald der Basiswert eine Schwelle berührt.</li>
</ul>
<h2>3. Wie gehandelt wird</h2>
<p>Die Preise stellt der Emittent. Er darf sie aussetzen, und die Spanne zwischen An- und Verkauf kann weit sein. Orders
außerhalb der Handelszeiten warten bis zur nächsten.</p>
<h2>4. Was Sie mit der Annahme erklären</h2>
<p>Sie haben diese Bedingungen gelesen, kennen das Risiko des Totalverlusts und handeln auf eigene Rechnung. Die Annahme
gilt, bis diese Bedingungen sich ändern.</p>`,
};

/** All terms of use of the bank. */
export const TERMS_OF_USE: readonly TermsOfUse[] = [FORWARD_TRADING];
