import { defineWidget } from '../../engine/contract/widget.ts';
import { Greeting } from './Greeting.tsx';
import { greetingDescriptor } from './greeting.descriptor.ts';

export const widget = defineWidget(greetingDescriptor, Greeting);
