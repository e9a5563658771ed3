import { defineWidget } from '../../engine/contract/widget.ts';
import { StatePage } from './StatePage.tsx';
import { statePageDescriptor } from './state-page.descriptor.ts';

export const widget = defineWidget(statePageDescriptor, StatePage);
