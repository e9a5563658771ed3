import { defineWidget } from '../../engine/contract/widget.ts';
import { PageTitle } from './PageTitle.tsx';
import { pageTitleDescriptor } from './page-title.descriptor.ts';

export const widget = defineWidget(pageTitleDescriptor, PageTitle);
