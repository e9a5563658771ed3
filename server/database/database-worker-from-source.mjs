// A worker thread started from source: Node reads no TypeScript by itself, and a loader given by `execArgv` does not
// reach a worker's first file. The built server starts `database-worker.js` directly.
import { register } from 'tsx/esm/api';

register();
await import('./database-worker.ts');
