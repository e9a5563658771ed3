import { axis } from './axis.resource.ts';
import { position } from './position.resource.ts';
import { region } from './region.resource.ts';
import type { Resource } from './resource.ts';

/** Every resource; a test compares this list with the folder. */
export const resources = [axis, position, region] as const satisfies readonly Resource[];
