import fc from 'fast-check';
import { inject } from 'vitest';

/** Set-up of long runs: what is random is drawn from the seed that the run has printed. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
