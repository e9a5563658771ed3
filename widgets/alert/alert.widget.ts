import { defineWidget } from '../../engine/contract/widget.ts';
import { Alert } from './Alert.tsx';
import { alertDescriptor } from './alert.descriptor.ts';

export const widget = defineWidget(alertDescriptor, Alert);
