import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { runtime, type Compiler } from 'webpack';

const name = 'CodePatiencePlugin';

/**
 * Milliseconds a script or style sheet may take to come before it counts as lost and is asked for again (`patiently`): of a
 * line that has swallowed it nothing is heard. One that comes later still counts.
 */
const PATIENCE = 10_000;

/** How often the page has asked for each address. */
const ASKED = `${runtime.RuntimeGlobals.loadScript}.asked`;

/**
 * A browser that still waits for a file answers a second question for its address with the first: what is asked for again
 * has another one. The first is in `url`; `readdress` makes the element ask for the one it is given.
 */
const askAnew = (url: string, readdress: (anew: string) => string) => `
const times = (${ASKED} ??= {})[${url}] ?? 0;
${ASKED}[${url}] = times + 1;
if (times > 0) ${readdress(`${url} + '?' + times`)};`;

/** The policy of `output.trustedTypes` makes the address of a script. */
const SCRIPT = askAnew('url', (anew) => `script.src = ${runtime.RuntimeGlobals.createScriptUrl}(${anew})`);

/** The sheet's handler is gone once it is there. */
const sheet = (tag: string) => `${askAnew('fullhref', (anew) => `${tag}.href = ${anew}`)}
setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${String(PATIENCE)});`;

/** Gives up on code that never comes: webpack can do so for scripts, for style sheets this adds the same. */
export class CodePatiencePlugin {
  apply(compiler: Compiler): void {
    compiler.options.output.chunkLoadTimeout = PATIENCE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (source) => source + SCRIPT,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        name,
        (source, { tag }) => source + sheet(tag),
      );
    });
  }
}
