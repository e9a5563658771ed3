import { defineWidget } from '../../engine/contract/widget.ts';
import { withOwnSize } from './own-size.ts';
import { Radio } from './Radio.tsx';
import { radioDescriptor } from './radio.descriptor.ts';

export const widget = defineWidget(radioDescriptor, Radio, withOwnSize);
