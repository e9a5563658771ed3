import { defineWidget } from '../../engine/contract/widget.ts';
import { UserSheet } from './UserSheet.tsx';
import { userSheetDescriptor } from './user-sheet.descriptor.ts';

export const widget = defineWidget(userSheetDescriptor, UserSheet);
