import '@ui/styles/fonts.css';
import '@ui/styles/tokens.css';
import '@ui/styles/base.css';
import { createRoot } from 'react-dom/client';
import { builtReport } from './built-report';
import { keptTexts } from './kept-texts';
import { ownBook } from './own-book';
import { defineSteps } from './own-steps';
import { WorkbenchModel } from './page/workbench-model';
import { WorkbenchPage } from './page/workbench-page';
import { registry } from './runner/cucumber';
import { words } from './words/words';

/** How long a step may take before it is said not to end. */
const PATIENCE = 10_000;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root to show the workbench in');

defineSteps();
const kept = keptTexts(window);
const model = new WorkbenchModel({
  book: ownBook(),
  registry,
  kept,
  lastRun: builtReport(document),
  surroundings: {
    now: () => new Date(),
    patience: (expire) => {
      const timer = setTimeout(expire, PATIENCE);
      return () => clearTimeout(timer);
    },
    rest: () => new Promise((resolve) => setTimeout(resolve)),
  },
  template: words.template,
});
createRoot(root).render(<WorkbenchPage model={model} kept={kept} />);
