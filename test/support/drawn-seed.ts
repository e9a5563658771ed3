import fc from 'fast-check';
import { inject } from 'vitest';

/**
 * What is random is drawn from the seed of the run: a long one prints its own, a short one tries the same each time, so that
 * it fails for what was changed and not for what was drawn.
 */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: inject('seed') });
