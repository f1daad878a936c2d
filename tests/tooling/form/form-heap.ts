import { FormSession } from '@domain/form/session/form-session';
import { thousandFields } from './thousand-fields';

/** Prints how many bytes a session of a thousand fields holds once all of it was looked at; run with --expose-gc. */
function used(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const before = used();
const session = new FormSession(thousandFields);
void session.submitted(session.nodes.firsts);
const looked = [...session.within([session.nodes]).get().fields].map(({ view }) => view);
process.stdout.write(String(looked.length === 0 ? 0 : used() - before));
session.dispose();
