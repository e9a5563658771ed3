import { defineWidget } from '../../engine/contract/widget.ts';
import { ChoiceRow } from './ChoiceRow.tsx';
import { choiceRowDescriptor } from './choice-row.descriptor.ts';

export const widget = defineWidget(choiceRowDescriptor, ChoiceRow);
