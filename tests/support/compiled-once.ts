import vm from 'node:vm';

/** A module as it was compiled, and what of. */
interface Compiled {
  readonly source: string;
  readonly script: vm.Script;
}

const compiled = new Map<string, Compiled>();
const { compileFunction } = vm;

/** Only Node's modules in contexts import while they run, each by the test file it belongs to; the tests run without them. */
const canImport = 'SourceTextModule' in vm;

/**
 * Compiles a module once a process. The runner asks for it once a test file, and Node forgets what it has compiled
 * with the file: every module, and every function that was called, was parsed again a hundred times.
 */
export function compileOnce(): void {
  if (!canImport) Object.defineProperty(vm, 'compileFunction', { value: compiledOnce });
}

/** A script belongs to no context: each file runs it in its own, with a state of its own. */
export function compiledOnce(
  source: string,
  parameters: readonly string[] = [],
  options: vm.CompileFunctionOptions = {},
): ReturnType<typeof compileFunction> {
  const { filename, parsingContext } = options;
  if (filename === undefined || parsingContext === undefined)
    return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  const known = compiled.get(head + filename);
  const module = known?.source === source ? known : compile(head, source, filename);
  compiled.set(head + filename, module);
  return module.script.runInContext(parsingContext);
}

/** Lines and columns stay those of the module: by them a trace finds its way back to what was written. */
const compile = (head: string, source: string, filename: string): Compiled => ({
  source,
  script: new vm.Script(`${head}${source}\n})`, { filename, columnOffset: -head.length }),
});
