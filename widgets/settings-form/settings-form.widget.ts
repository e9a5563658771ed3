import { defineWidget } from '../../engine/contract/widget.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { settingsFormDescriptor } from './settings-form.descriptor.ts';

export const widget = defineWidget(settingsFormDescriptor, SettingsForm);
