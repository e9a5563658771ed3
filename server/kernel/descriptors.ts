import { type DescriptorMap, describe } from '../../engine/schema/fields/descriptor.ts';
import * as widgets from '../../widgets/index.ts';

/** What the server knows about every widget: value kinds, who fills a field, settings. Nothing here reaches React. */
export const descriptors: DescriptorMap = describe(Object.values(widgets));
