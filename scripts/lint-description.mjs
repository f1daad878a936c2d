import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

// Reads an API description and writes what the linter's recommended rules find in it, a line a finding. Warnings count:
// programs of others are made from it.
const source = await text(process.stdin);
const problems = await lintFromString({
  source,
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended-strict'] }),
});
for (const { ruleId, message, location } of problems)
  process.stdout.write(`${ruleId}: ${message} (${location[0]?.pointer ?? ''})\n`);
