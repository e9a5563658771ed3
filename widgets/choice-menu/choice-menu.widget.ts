import { defineWidget } from '../../engine/contract/widget.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import { choiceMenuDescriptor } from './choice-menu.descriptor.ts';

export const widget = defineWidget(choiceMenuDescriptor, ChoiceMenu);
