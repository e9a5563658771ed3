import { defineWidget } from '../../engine/contract/widget.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import { changeHistoryDescriptor } from './change-history.descriptor.ts';

export const widget = defineWidget(changeHistoryDescriptor, ChangeHistory);
