import { defineWidget } from '../../engine/contract/widget.ts';
import { SplitPage } from './SplitPage.tsx';
import { splitPageDescriptor } from './split-page.descriptor.ts';

export const widget = defineWidget(splitPageDescriptor, SplitPage);
