/**
 * Whether this is the Node that the project brings along. An older one can't read the .ts files that would say so, and
 * npm goes on without a word where the package of this system's Node could not be had or was not the one in the lock file.
 */
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 2)) {
  console.error(
    `This is Node ${process.versions.node}; Panno Verde needs 24.2 or later. npm ci brings it along for Linux, macOS and Windows ` +
      '(x64, arm64): run it again with the network there. On another system, install Node 24 yourself.',
  );
  process.exitCode = 1;
}
