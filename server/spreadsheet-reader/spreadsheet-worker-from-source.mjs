// Starts the worker from source, as `server/database/database-worker-from-source.mjs` does its own.
import { register } from 'tsx/esm/api';

register();
await import('./spreadsheet-worker.ts');
