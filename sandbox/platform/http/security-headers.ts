import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one style that the ready-made viewer of the API description writes into its page (hostile.spec.ts looks at it). */
const VIEWER_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const ownPage = (styles: string): readonly string[] => [
  "default-src 'none'",
  `style-src ${styles}`,
  "script-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** For the description of the API, whose ready-made viewer makes markup from text: nothing inline but its one style. */
export const DESCRIPTION_POLICY = ownPage(`'self' ${VIEWER_STYLE}`).join('; ');

/** For the sandbox's own pages: their own style sheet and script, nothing inline, no markup made from text. */
export const PAGE_POLICY = [
  ...ownPage("'self'"),
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** For the portal: itself only, inline style and script only by the hashes the build wrote into csp.json. */
export function portalPolicy(portalFolder: string): string {
  const { styleHashes, scriptHashes } = hashesOf(portalFolder);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    `style-src ${["'self'", ...styleHashes].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${PORTAL_POLICIES.join(' ')}`,
  ].join('; ');
}

/** The only makers of script addresses: the loader of the portal's own chunks (webpack.config.ts), and what keeps its files. */
const PORTAL_POLICIES = ['depotwerk-chunks', 'depotwerk-offline'];

function hashesOf(portalFolder: string): { styleHashes: readonly string[]; scriptHashes: readonly string[] } {
  try {
    const parsed: unknown = JSON.parse(readFileSync(join(portalFolder, 'csp.json'), 'utf8'));
    return { styleHashes: hashList(parsed, 'styleHashes'), scriptHashes: hashList(parsed, 'scriptHashes') };
  } catch {
    return { styleHashes: [], scriptHashes: [] };
  }
}

function hashList(parsed: unknown, name: string): readonly string[] {
  if (typeof parsed !== 'object' || parsed === null) return [];
  const list: unknown = Reflect.get(parsed, name);
  if (!Array.isArray(list)) return [];
  return list
    .filter(
      (hash): hash is string =>
        typeof hash === 'string' && /^'?sha(256|384|512)-[A-Za-z0-9+/=]+'?$/.test(hash),
    )
    .map((hash) => (hash.startsWith("'") ? hash : `'${hash}'`));
}
