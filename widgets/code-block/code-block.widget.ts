import { defineWidget } from '../../engine/contract/widget.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { codeBlockDescriptor } from './code-block.descriptor.ts';

export const widget = defineWidget(codeBlockDescriptor, CodeBlock);
