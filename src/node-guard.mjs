/** Loaded before the program: an older Node cannot run TypeScript and would fail with a riddle. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 11)) {
  process.stderr.write(
    `This program needs Node 24.11 or newer; this is Node ${process.versions.node}.\n` +
      'Run "npm ci" without --ignore-scripts: it brings a current Node, which "npm start" and "npm test" then use.\n',
  );
  process.exit(1);
}
