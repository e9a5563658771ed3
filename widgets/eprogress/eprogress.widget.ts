import { defineWidget } from '../../engine/contract/widget.ts';
import { EditableProgress } from './EditableProgress.tsx';
import { eprogressDescriptor } from './eprogress.descriptor.ts';

export const widget = defineWidget(eprogressDescriptor, EditableProgress);
