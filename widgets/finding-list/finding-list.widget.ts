import { defineWidget } from '../../engine/contract/widget.ts';
import { FindingList } from './FindingList.tsx';
import { findingListDescriptor } from './finding-list.descriptor.ts';

export const widget = defineWidget(findingListDescriptor, FindingList);
