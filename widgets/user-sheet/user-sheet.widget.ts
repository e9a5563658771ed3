import { defineWidget } from '../../engine/widget.ts';
import { UserSheet } from './UserSheet.tsx';
import { userSheetDescriptor } from './user-sheet.descriptor.ts';

export const widget = defineWidget(userSheetDescriptor, UserSheet);
