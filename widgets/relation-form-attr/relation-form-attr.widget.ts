import { defineWidget } from '../../engine/contract/widget.ts';
import { RowAttribute } from '../popup-attr/RowAttribute.tsx';
import { relationFormAttrDescriptor } from './relation-form-attr.descriptor.ts';

export const widget = defineWidget(relationFormAttrDescriptor, RowAttribute);
