import { defineWidget } from '../../engine/contract/widget.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { storedText } from '../shared/stored-text.ts';
import { GroupTitle } from './GroupTitle.tsx';
import { groupTitleDescriptor } from './group-title.descriptor.ts';

/** One generation writes the help as `tipLabel`, on the control or into its config. */
function mapGroupTitleProps(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  const help = [props.helpMessage, node.props?.tipLabel, node.config.tipLabel].find(storedText);
  return { ...props, helpMessage: help };
}

export const widget = defineWidget(groupTitleDescriptor, GroupTitle, mapGroupTitleProps);
