import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { rightsReportDescriptor } from './rights-report.descriptor.ts';

export default { title: '页面/权限说明 rightsReport', ...actionMeta(rightsReportDescriptor) };

export const NobodyYet = actionStory(rightsReportDescriptor, {});
