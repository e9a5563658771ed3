import { defineWidget } from '../../engine/widget.ts';
import { HtmlView } from './HtmlView.tsx';
import { htmlViewDescriptor } from './html-view.descriptor.ts';

export const widget = defineWidget(htmlViewDescriptor, HtmlView);
