/** The folder of domain or application to change; both whole unless said otherwise. */
export const part = process.env['MUTATE'] ?? '{domain,application}';

/** The tests that are to notice: all of the domain, for one folder is often proved by the next, and those of use cases. */
export const testFolders = part.startsWith('domain')
  ? ['tests/domain']
  : ['tests/domain', 'tests/application'];
