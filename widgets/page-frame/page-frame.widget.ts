import { defineWidget } from '../../engine/contract/widget.ts';
import { PageFrame } from './PageFrame.tsx';
import { pageFrameDescriptor } from './page-frame.descriptor.ts';

export const widget = defineWidget(pageFrameDescriptor, PageFrame);
