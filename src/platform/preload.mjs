/**
 * Loaded before the program, and before the program of each of its threads. An older Node would fail with a riddle. A current one keeps what
 * it made of each file, so that the next start neither loads the type stripper nor compiles anything anew.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 26) {
  process.stderr.write(
    `This program needs Node 26 or newer; this is Node ${process.versions.node}.\n` +
      'Run "npm ci" without --ignore-scripts: it brings a current Node, which "npm start" and "npm test" then use.\n',
  );
  process.exit(1);
}

// What WebAssembly calls of JavaScript gets no machine code of its own after so many calls, which is all that is lost. Such
// code belongs to all threads, and V8 may end the whole process over it while several threads strip types: "Check failed:
// jit_page_->allocations_.erase(addr) == 1" (seen on Node 24).
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

// What outlived one collection in a loop is not kept for good: what an import makes of thousands of messages does in its first
// ones alone, and would fill the old space, which takes a tenth of its time to go through.
setFlagsFromString('--no-allocation-site-pretenuring');

// How far young objects may fill the memory of the first thread (npm start); each other thread has a limit of its own, which this
// would replace.
setFlagsFromString('--max-semi-space-size=0');

// After the flags: what is kept holds for these alone. Portable: an image is often built in one folder
// and run in another. Where nothing can be written, nothing is kept, and nothing else is different.
module.enableCompileCache({
  directory: fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url)),
  portable: true,
});
