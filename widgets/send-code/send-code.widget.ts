import { defineWidget } from '../../engine/contract/widget.ts';
import { SendCode } from './SendCode.tsx';
import { sendCodeDescriptor } from './send-code.descriptor.ts';

export const widget = defineWidget(sendCodeDescriptor, SendCode);
