/** First import of every script: says in a sentence what an old Node would say with a syntax error. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Depotwerk needs Node 20.19 or newer; this is Node ${process.versions.node}. Get one from nodejs.org and try again.`,
  );
  process.exit(1);
}
