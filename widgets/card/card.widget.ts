import { defineWidget } from '../../engine/contract/widget.ts';
import { Card } from './Card.tsx';
import { cardDescriptor } from './card.descriptor.ts';

export const widget = defineWidget(cardDescriptor, Card);
