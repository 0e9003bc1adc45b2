/**
 * Loaded first in the process and in each of its threads. Refuses older versions of Node with a clear message, sets V8 flags,
 * and enables the compile cache, which makes later starts skip type stripping and compilation.
 */
import module from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 26) {
  process.stderr.write(
    `This program needs Node 26 or newer; this is Node ${process.versions.node}.\n` +
      'Run "npm ci" without --ignore-scripts and --omit=dev: it brings a current Node, which "npm start" and "npm test" then use.\n',
  );
  process.exit(1);
}

// Disables tier-up of JavaScript-to-WebAssembly wrappers, at little cost. Their code is shared by all threads, and V8 may crash
// the process over it while several threads strip types: "Check failed: jit_page_->allocations_.erase(addr) == 1" (Node 24).
setFlagsFromString('--wasm-wrapper-tiering-budget=2147483647');

// Disables pretenuring: the first messages of an import survive a collection, so V8 would allocate all later ones in the old
// space, whose collections then take a tenth of the import's time.
setFlagsFromString('--no-allocation-site-pretenuring');

// Resets the main thread's young-generation limit (set by npm start), which would override each worker's own limit.
setFlagsFromString('--max-semi-space-size=0');

// Must follow the flags, which are part of the cache key. Portable, because images are often built in one folder and run in
// another. If the folder isn't writable, Node runs without a cache.
module.enableCompileCache({
  directory: fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url)),
  portable: true,
});
