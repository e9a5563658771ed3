import { defineWidget } from '../../engine/contract/widget.ts';
import { popupAttrDescriptor } from './popup-attr.descriptor.ts';
import { RowAttribute } from './RowAttribute.tsx';

export const widget = defineWidget(popupAttrDescriptor, RowAttribute);
