import { defineWidget } from '../../engine/contract/widget.ts';
import { PopupSelect } from '../popup-select/PopupSelect.tsx';
import { popupTableSelectDescriptor } from './popup-table-select.descriptor.ts';

export const widget = defineWidget(popupTableSelectDescriptor, PopupSelect);
