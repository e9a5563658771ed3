import { defineWidget } from '../../engine/widget.ts';
import { PageTabs } from './PageTabs.tsx';
import { pageTabsDescriptor } from './page-tabs.descriptor.ts';

export const widget = defineWidget(pageTabsDescriptor, PageTabs);
