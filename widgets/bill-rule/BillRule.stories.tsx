import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { billRuleDescriptor } from './bill-rule.descriptor.ts';

export default { title: '系统字段/单据编号 billRule', ...fieldMeta(billRuleDescriptor) };

export const Unsaved = fieldStory(billRuleDescriptor, {});
export const Saved = fieldStory(billRuleDescriptor, { value: 'QX-20261120-0086' });
export const Disabled = fieldStory(billRuleDescriptor, { value: 'QX-20261120-0086', disabled: true });
export const ReadOnly = fieldStory(billRuleDescriptor, { value: 'QX-20261120-0086', readOnly: true });
