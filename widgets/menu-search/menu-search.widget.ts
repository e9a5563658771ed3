import { defineWidget } from '../../engine/contract/widget.ts';
import { MenuSearch } from './MenuSearch.tsx';
import { menuSearchDescriptor } from './menu-search.descriptor.ts';

export const widget = defineWidget(menuSearchDescriptor, MenuSearch);
