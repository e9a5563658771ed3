import { defineWidget } from '../../engine/contract/widget.ts';
import { PopupSelect } from '../popup-select/PopupSelect.tsx';
import { relationFormDescriptor } from './relation-form.descriptor.ts';

export const widget = defineWidget(relationFormDescriptor, PopupSelect);
