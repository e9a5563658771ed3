import { fieldMeta, fieldStory } from '../../../../../.storybook/story.tsx';
import { tallyDescriptor } from './tally.descriptor.ts';

export default { title: '字段/计数牌 tally', ...fieldMeta(tallyDescriptor) };

export const Filled = fieldStory(tallyDescriptor, { value: 3 });
