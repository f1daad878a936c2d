import postcss, { type AtRule, type Container, type Result, type Rule } from 'postcss';
import { Compilation, sources, type Compiler } from 'webpack';

const name = 'FlatLayersPlugin';

/** The layer of what screens share (`ui/styles/base.css`). */
const LAYER = 'parts';

/** Counts as an id and is true of every element. */
const ABOVE = String.raw`:not(#\#)`;

/**
 * Tells what screens say from what parts say by the weight of selectors instead of layers. Chromium takes its typefaces
 * anew with each sheet that brings a layer and lays the whole page out again, 8 to 36 ms on a desktop for each part that is
 * fetched in advance.
 */
export class FlatLayersPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const { name: file } of compilation.getAssets())
          if (file.endsWith('.css')) compilation.updateAsset(file, (sheet) => flattened(file, sheet));
      });
    });
  }
}

function flattened(file: string, sheet: sources.Source): sources.Source {
  const { source, map } = sheet.sourceAndMap();
  if (map === null) return new sources.RawSource(flatLayers(source.toString(), file).css);
  const flat = flatLayers(source.toString(), file, map);
  return new sources.SourceMapSource(flat.css, file, flat.map.toString());
}

/** A sheet whose layer of parts is resolved: what stands in no layer is above it, as it was; the base stays a layer. */
export function flatLayers(sheet: string, file: string, before?: object): Pick<Result, 'css' | 'map'> {
  const root = postcss.parse(sheet, { from: file, ...(before && { map: { prev: before } }) });
  root.walkRules((rule) => {
    if (isOutermost(rule)) rule.selectors = rule.selectors.map(above);
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params === LAYER && layer.nodes !== undefined) layer.replaceWith(layer.nodes);
  });
  return root.toResult({
    to: file,
    map: before === undefined ? false : { inline: false, annotation: false },
  });
}

/** Whether nothing but conditions is around it: no layer, no other rule, no keyframes. */
function isOutermost(rule: Rule): boolean {
  for (let around = rule.parent; around !== undefined && around.type !== 'root'; around = around.parent)
    if (!isCondition(around)) return false;
  return true;
}

const conditions: readonly string[] = ['media', 'supports', 'container'];

const isCondition = (around: Container | AtRule): boolean =>
  around.type === 'atrule' && 'name' in around && conditions.includes(around.name);

/** Behind the name of an element, which has to come first. */
const above = (selector: string): string => selector.replace(/^(?:[a-z][\w-]*|\*)?/i, `$&${ABOVE}`);
