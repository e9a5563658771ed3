import { defineWidget } from '../../engine/contract/widget.ts';
import { PopupSelect } from './PopupSelect.tsx';
import { popupSelectDescriptor } from './popup-select.descriptor.ts';

export const widget = defineWidget(popupSelectDescriptor, PopupSelect);
