import type { StepStatus } from '../runner/scenario-result';

const number = (value: number): string => value.toLocaleString('de-DE');

const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** What became of a step or a scenario, in one word. */
export const statusWords: Readonly<Record<StepStatus, string>> = {
  passed: 'bestanden',
  failed: 'fehlgeschlagen',
  undefined: 'unbekannt',
  ambiguous: 'mehrdeutig',
  pending: 'offen',
  skipped: 'nicht gelaufen',
};

/**
 * Every text of the page. It is a tool for those who write the German book of rules, and so it speaks German alone.
 */
export const words = {
  title: 'Regelwerkstatt',
  product: 'Depotwerk',
  skip: 'Zum Inhalt springen',
  areas: 'Bereiche',
  bench: 'Werkstatt',
  report: 'Bericht',
  lead: 'Regeln in deutschen Sätzen schreiben und sofort am echten Rechenkern ausprobieren. Kein Kundenkonto ist beteiligt.',
  appearance: (isDark: boolean): string => (isDark ? 'Zur hellen Darstellung' : 'Zur dunklen Darstellung'),
  book: 'Regelbuch',
  newScenario: 'Neu',
  newName: (id: string): string => `Neues Szenario ${id.replace('neu/', '')}`,
  drafts: 'Entwürfe',
  find: 'Regel, Szenario oder Nummer suchen',
  filter: 'Szenarien filtern',
  all: 'Alle',
  noticeable: 'Auffällig',
  drafted: 'Mit Entwurf',
  nothingFound: 'Kein Szenario passt dazu.',
  scenarios: (count: number): string => counted(count, 'Szenario', 'Szenarien'),
  runAll: 'Alle ausführen',
  running: 'Wird ausgeführt',
  runningAll: (done: number, all: number): string => `${number(done)} von ${number(all)} ausgeführt`,
  allRun: (counts: string, seconds: string, at: string): string =>
    `Ganzer Lauf hier um ${at} Uhr: ${counts}, ${seconds} Sekunden.`,
  reported: (at: string): string => `Letzter Lauf der Prüfung: ${at}.`,
  notReported:
    'Diese Seite wurde ohne Bericht der Prüfung gebaut. „Alle ausführen“ zeigt, was die Szenarien heute ergeben.',
  unreadable: (paths: string): string => `Nicht lesbar: ${paths}`,
  withDraft: 'mit Entwurf',
  notRun: 'nicht gelaufen',
  browserOnly: 'Läuft nur im Browser mit einer Bank',
  none: 'Wählen Sie im Regelbuch ein Szenario, oder beginnen Sie ein neues.',
  gone: 'Dieses Szenario steht nicht mehr im Regelbuch.',
  place: (feature: string, isDraft: boolean): string => `${feature} · ${isDraft ? 'Entwurf' : 'wie im Buch'}`,
  newPlace: 'Entwurf, nicht im Buch',
  compare: 'Im Buch vergleichen',
  compareEnd: 'Vergleich schließen',
  compared: 'Vergleich mit dem Buch, Zeile für Zeile',
  sameAsBook: 'Der Text ist derselbe wie im Buch.',
  lineKinds: { same: '', gone: 'nur im Buch: ', new: 'nur im Entwurf: ' },
  reset: 'Text des Buchs zurückholen',
  remove: 'Entwurf löschen',
  undo: 'Entwurf wiederherstellen',
  dropped: 'Der Entwurf ist fort.',
  download: 'Herunterladen',
  downloadWhole: 'Ganze Datei herunterladen',
  copy: 'Kopieren',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Der Browser lässt das Kopieren nicht zu. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  notKept:
    'Der Browser hat keinen Platz für diesen Entwurf. Laden Sie ihn herunter, bevor Sie die Seite verlassen.',
  kept: 'Der Entwurf bleibt in diesem Browser, auch wenn Sie die Seite verlassen.',
  editor: 'Text des Szenarios',
  keys: 'Strg und Eingabe führen aus. Alt und Pfeil nach unten führt zu den passenden Schritten.',
  run: 'Ausführen',
  offers: (line: number): string => `Passende Schritte für Zeile ${line}`,
  offersHint: 'Pfeiltasten wählen, Eingabe übernimmt, Escape führt zum Text zurück.',
  uses: (count: number): string =>
    count === 0 ? 'noch in keinem Szenario' : `in ${counted(count, 'Szenario', 'Szenarien')}`,
  result: 'Ergebnis',
  notYet: 'Noch nicht ausgeführt.',
  stale: 'Der Text ist seit diesem Lauf geändert.',
  checked: (steps: number): string => `${counted(steps, 'Schritt', 'Schritte')} geprüft`,
  took: (seconds: string, at: string): string => `in ${seconds} Sekunden, ${at} Uhr`,
  counts: (count: number, status: StepStatus): string => `${number(count)} ${statusWords[status]}`,
  lines: 'Zeile für Zeile mit Ergebnis',
  line: (line: number): string => `Zeile ${line}`,
  example: (line: number): string => `Beispiel in Zeile ${line}`,
  moreExamples: (count: number): string =>
    `Ebenso ${counted(count, 'weiteres Beispiel', 'weitere Beispiele')}.`,
  expected: 'Erwartet',
  actual: 'Wirklich',
  mend: (text: string): string => `Erwartung auf „${text}“ ändern`,
  noSteps: 'Kein Szenario darin hat Schritte.',
  unknownStep: 'Diesen Schritt gibt es noch nicht. Am nächsten liegen:',
  unknownAlone: 'Diesen Schritt gibt es noch nicht, und keiner liegt ihm nahe.',
  ambiguousStep: 'Mehrere Schritte sagen das:',
  endless: 'Der Schritt kam nach zehn Sekunden nicht zum Ende.',
  broke: (message: string): string => `Der Schritt ist abgebrochen: ${message}`,
  argument: (takes: number, given: number): string =>
    given > takes
      ? 'Unter dem Schritt steht eine Tabelle oder ein Text, den er nicht nimmt.'
      : 'Unter dem Schritt fehlt eine Tabelle oder ein Text.',
  afterwards: 'Nach dem letzten Schritt ging etwas schief.',
  notUnderstood: 'Der Text ist noch kein Szenario',
  reportLead:
    'Jedes Szenario des Regelbuchs, die Nummer der Anforderung, die es belegt, und was zuletzt dabei herauskam.',
  requirements: 'Nach Anforderung',
  requirement: 'Nummer',
  proof: 'Szenarien',
  lastResult: 'Letztes Ergebnis',
  noRequirement: 'ohne Nummer',
  chapters: 'Nach Kapitel',
  withoutRule: 'Ohne eigene Regel',
  open: 'In der Werkstatt öffnen',
  openNamed: (name: string): string => `„${name}“ in der Werkstatt öffnen`,
  sourceHere: 'hier ausgeführt',
  sourceReport: 'aus der Prüfung',
  separator: ', ',
  template: `# language: de
Funktionalität: Neue Regel

  Regel: Was immer gilt

    Szenario: Ein Beispiel dafür
      Angenommen ein Entwurf über 10 Stück der Aktie zum Kauf an der Börse
      Wenn als Limit "95" eingegeben wird
      Dann entsteht eine Limit-Order
`,
} as const;

/** Names of folders as a person says them. */
const folderWords: ReadonlyMap<string, string> = new Map([
  ['aenderung', 'Änderung'],
  ['betraege', 'Beträge'],
]);

/** The name of a folder of the book: its own, with a capital. */
export const folderName = (folder: string): string =>
  folderWords.get(folder) ?? folder.charAt(0).toUpperCase() + folder.slice(1);

/** Thousandths of a second as seconds. */
export const seconds = (milliseconds: number): string =>
  (milliseconds / 1000).toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The time of day, to the second. */
export const timeOfDay = (at: Date): string => at.toLocaleTimeString('de-DE');

/** Day and time of day. */
export const dayAndTime = (at: Date): string =>
  `${at.toLocaleDateString('de-DE', { day: '2-digit', month: '2-digit', year: 'numeric' })}, ${at.toLocaleTimeString('de-DE', { hour: '2-digit', minute: '2-digit' })} Uhr`;
