import { defineWidget } from '../../engine/widget.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { menuSearchDescriptor } from './menu-search.descriptor.ts';

export const widget = defineWidget(menuSearchDescriptor, MenuSearch);
