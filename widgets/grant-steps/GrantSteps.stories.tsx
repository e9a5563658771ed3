import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { grantStepsDescriptor } from './grant-steps.descriptor.ts';

export default { title: '页面/权限设置 grantSteps', ...actionMeta(grantStepsDescriptor) };

export const NoTenantYet = actionStory(grantStepsDescriptor, { node: { props: { of: 'tenants' } } });

export const NobodyYet = actionStory(grantStepsDescriptor, {});
