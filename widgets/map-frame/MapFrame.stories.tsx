import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { mapFrameDescriptor } from './map-frame.descriptor.ts';

export default { title: '展示/地图 mapFrame', ...actionMeta(mapFrameDescriptor) };

// There is no server here to give the map a room: what people see then, and what they can do about it.
export const NotConnected = actionStory(mapFrameDescriptor, { node: { props: { height: 240 } } });
export const WithAnswers = actionStory(mapFrameDescriptor, { node: { props: { height: 240, answers: true } } });
export const OnlyTheMap = actionStory(mapFrameDescriptor, { node: { props: { height: 240, interaction: false } } });
