import { defineWidget } from '../../engine/contract/widget.ts';
import { HelpPages } from './HelpPages.tsx';
import { helpPagesDescriptor } from './help-pages.descriptor.ts';

export const widget = defineWidget(helpPagesDescriptor, HelpPages);
