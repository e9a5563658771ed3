import * as listed from './index.ts';

/** Every resource of the list. */
export const resources = Object.values(listed);
