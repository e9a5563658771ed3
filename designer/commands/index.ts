// Here: every change of a document that a person can ask for, one command a file, each with why it may be refused.

export { type Command, type Design, defineCommand, isRefused, type Plan, type Refused } from '../document/command.ts';
export { type ChangeDocument, changeDocument } from './change-document.ts';
export { type ChangeKind, changeKind } from './change-kind.ts';
export { type ChangeProperty, changeProperty } from './change-property.ts';
export { commandsTexts } from './commands.texts.ts';
export { copyText } from './copy-text.ts';
export { type CutNodes, cutNodes } from './cut-nodes.ts';
export { type DeleteNodes, deleteNodes } from './delete-nodes.ts';
export { type DuplicateNodes, duplicateNodes } from './duplicate-nodes.ts';
export { type FromSubTable, fromSubTable } from './from-sub-table.ts';
export { type InsertNode, insertNode } from './insert-node.ts';
export { type MoveNodes, moveNodes } from './move-nodes.ts';
export { type PasteNodes, pasteNodes } from './paste-nodes.ts';
export { type RenameField, renameField } from './rename-field.ts';
export { type ReplaceDocument, type ReplaceReason, replaceDocument } from './replace-document.ts';
export { type ResizeSpan, resizeSpan } from './resize-span.ts';
export {
  type AddSource,
  addSource,
  type DeleteSource,
  deleteSource,
  type RenameSource,
  renameSource,
} from './sources.ts';
export { type StepNode, stepNode } from './step-node.ts';
export { type ToSubTable, toSubTable } from './to-sub-table.ts';
export { type UnwrapNode, unwrapNode } from './unwrap-node.ts';
export { type WrapNodes, wrapNodes } from './wrap-nodes.ts';
