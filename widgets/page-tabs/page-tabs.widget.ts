import { defineWidget } from '../../engine/contract/widget.ts';
import { PageTabs } from './PageTabs.tsx';
import { pageTabsDescriptor } from './page-tabs.descriptor.ts';

export const widget = defineWidget(pageTabsDescriptor, PageTabs);
