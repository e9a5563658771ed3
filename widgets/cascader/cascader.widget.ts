import { defineWidget } from '../../engine/contract/widget.ts';
import { Cascader } from './Cascader.tsx';
import { cascaderDescriptor } from './cascader.descriptor.ts';
import { takesSeveral } from './takes-several.ts';

export const widget = defineWidget(cascaderDescriptor, Cascader, (props, node) => ({
  ...props,
  multiple: takesSeveral(node),
}));
