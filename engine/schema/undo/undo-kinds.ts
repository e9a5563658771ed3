// Here: what of administration is brought back to what it was.

import { resources } from '../resources/all-resources.ts';
import { grantHolders, grantsKept } from './grants-kept.ts';

/** Everything whose changes are kept: resources, what was granted, settings, row schemes, and the menu as a whole. */
export const undoKinds: readonly string[] = [
  ...resources.flatMap((resource) => ('restores' in resource ? [resource.name] : [])),
  ...grantHolders.map(grantsKept),
  'settings',
  'rowScheme',
  'menuTree',
];
