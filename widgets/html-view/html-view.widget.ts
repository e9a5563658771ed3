import { defineWidget } from '../../engine/contract/widget.ts';
import { HtmlView } from './HtmlView.tsx';
import { htmlViewDescriptor } from './html-view.descriptor.ts';

export const widget = defineWidget(htmlViewDescriptor, HtmlView);
