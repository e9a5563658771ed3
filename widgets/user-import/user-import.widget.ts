import { defineWidget } from '../../engine/contract/widget.ts';
import { UserImport } from './UserImport.tsx';
import { userImportDescriptor } from './user-import.descriptor.ts';

export const widget = defineWidget(userImportDescriptor, UserImport);
