import ts from 'typescript';

/** What one source file says about text keys. */
export interface TextUsage {
  /** Every literal of the file: one of them may be a key that is passed on as data. */
  readonly literals: readonly string[];
  /** Templates such as `tan.method.${type}.name`, as patterns of the keys they may become. */
  readonly patterns: readonly RegExp[];
  /** Keys that are certainly looked up, because they stand in a call of `t`, with their line. */
  readonly lookups: readonly { readonly key: string; readonly line: number }[];
}

/** Finds the keys a TypeScript source uses, spells out or may compose. */
export function textUsageOf(fileName: string, content: string): TextUsage {
  const source = ts.createSourceFile(fileName, content, ts.ScriptTarget.Latest, true);
  const literals: string[] = [];
  const patterns: RegExp[] = [];
  const lookups: { key: string; line: number }[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isTemplateExpression(node)) patterns.push(...patternOf(node));
    if (ts.isCallExpression(node) && isLookup(node.expression)) {
      const [key] = node.arguments;
      if (key !== undefined && ts.isStringLiteralLike(key)) {
        const { line } = source.getLineAndCharacterOfPosition(key.getStart());
        lookups.push({ key: key.text, line: line + 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { literals, patterns, lookups };
}

function isLookup(callee: ts.Expression): boolean {
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  return ts.isIdentifier(name) && name.text === 't';
}

/** Only a template that begins with an area and a dot can be a key; anything else would match everything. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): readonly RegExp[] {
  if (!/^[a-z][A-Za-z]*\./.test(head.text)) return [];
  const rest = templateSpans.map(({ literal }) => `[^.]+${escaped(literal.text)}`);
  return [new RegExp(`^${escaped(head.text)}${rest.join('')}$`)];
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
