import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { OutletContext, onePage } from '../../engine/contract/outlet.ts';
import { routeOutletDescriptor } from './route-outlet.descriptor.ts';

export default { title: '页面/页面出口 routeOutlet', ...actionMeta(routeOutletDescriptor) };

export const WithPage = {
  ...actionStory(routeOutletDescriptor, {}),
  decorators: [
    (Story: () => React.ReactNode) => (
      <OutletContext value={onePage(<h1>巡检任务</h1>)}>
        <Story />
      </OutletContext>
    ),
  ],
};
export const Empty = actionStory(routeOutletDescriptor, {});
