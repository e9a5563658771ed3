import { defineWidget } from '../../engine/contract/widget.ts';
import { MemberSelect } from './MemberSelect.tsx';
import { memberSelectDescriptor } from './member-select.descriptor.ts';

export const widget = defineWidget(memberSelectDescriptor, MemberSelect);
