import { defineDescriptor } from '../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../widgets/shared/setting-node.ts';
import { designerDescriptorTexts } from './designer.texts.ts';

const setting = settingsOf('modelDesigner', designerDescriptorTexts);

export const modelDesignerDescriptor = defineDescriptor({
  key: 'modelDesigner',
  kind: 'action',
  category: 'page',
  icon: 'FormOutlined',
  title: 'widget.modelDesigner',
  defaults: { modelId: '', backTo: '/' },
  settings: [
    setting('modelId', 'input', { edit: 'model', defaultValue: '' }),
    setting('backTo', 'input', { defaultValue: '/' }),
    setting('backToPages', 'input'),
  ],
  texts: designerDescriptorTexts,
  inTable: false,
  // A designer inside a design would open it again and again.
  inner: true,
  ownLabel: true,
});
