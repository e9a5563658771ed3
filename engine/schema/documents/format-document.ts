import { type KeyOrder, printJson } from '../print-json.ts';
import type { TSchema } from '../shape.ts';
import { actionShapes } from './action.ts';
import {
  formDocumentShape,
  formSettingsShape,
  pageEventsShape,
  screenDocumentShape,
  sourceShape,
} from './form-document.ts';
import { columnShape, listButtonShape, listDocumentShape, ownButtonShape, searchItemShape } from './list-document.ts';
import { modelDocumentShape, tableColumnShape, tableShape } from './model-document.ts';
import { nodeShape, parameterShape, regRuleShape, setRuleShape } from './node.ts';
import { conditionShape, ruleGroupShape } from './rule-group-shape.ts';

const keysOf = (shape: TSchema): string[] => Object.keys(shape.properties);
const plain = (shape: TSchema): KeyOrder => ({ first: keysOf(shape) });

const text: KeyOrder = { first: ['zh', 'en', 'zhtw'] };
const rule: KeyOrder = {
  first: [...keysOf(ruleGroupShape), ...keysOf(conditionShape)],
  below: { conditions: () => rule },
};
const action: KeyOrder = {
  first: ['action', 'when', ...new Set(Object.values(actionShapes).flatMap(keysOf))],
  below: { when: () => rule, title: () => text, text: () => text, okText: () => text, onError: () => action },
};
const config: KeyOrder = {
  // The type of a recursive shape does not show its properties.
  first: keysOf((nodeShape as TSchema).properties.config).filter((key) => key !== 'children'),
  last: ['children'],
  below: {
    label: () => text,
    tipLabel: () => text,
    regList: () => ({ ...plain(regRuleShape), below: { message: () => text, when: () => rule } }),
    templateJson: () => plain(parameterShape),
    children: () => node,
  },
};
const node: KeyOrder = {
  first: ['id', 'vModel', 'config', 'slot', 'props', ...keysOf(nodeShape)],
  below: {
    config: () => config,
    showWhen: () => rule,
    enableWhen: () => rule,
    requireWhen: () => rule,
    setWhen: () => ({ ...plain(setRuleShape), below: { when: () => rule } }),
    on: () => ({ each: () => action }),
  },
};
const settings: KeyOrder = {
  first: keysOf(formSettingsShape),
  below: {
    recordName: () => text,
    cancelButtonText: () => text,
    confirmButtonText: () => text,
    printButtonText: () => text,
  },
};
const source: KeyOrder = { ...plain(sourceShape), below: { when: () => rule, onError: () => action } };
const page: KeyOrder = {
  first: ['$schema', 'id', 'version', 'title', ...keysOf(screenDocumentShape), ...keysOf(formDocumentShape)].filter(
    (key) => key !== 'nodes',
  ),
  last: ['nodes'],
  below: {
    title: () => text,
    form: () => settings,
    sources: () => ({ each: () => source }),
    on: () => ({ ...plain(pageEventsShape), each: () => action }),
    nodes: () => node,
  },
};
const labelled = (shape: TSchema): KeyOrder => ({ ...plain(shape), below: { label: () => text } });
const list: KeyOrder = {
  first: keysOf(listDocumentShape),
  below: {
    searchList: () => labelled(searchItemShape),
    columnList: () => labelled(columnShape),
    btnsList: () => labelled(listButtonShape),
    columnBtnsList: () => labelled(listButtonShape),
    customBtnsList: () => ({ ...plain(ownButtonShape), below: { label: () => text, actions: () => action } }),
    treeTitle: () => text,
    treeTemplateJson: () => plain(parameterShape),
  },
};
const model: KeyOrder = {
  first: keysOf(modelDocumentShape),
  below: {
    form: () => page,
    list: () => list,
    tables: () => ({ ...plain(tableShape), below: { fields: () => plain(tableColumnShape) } }),
  },
};

/**
 * A document of any kind as canonical text, so that two designs differ in their text only where they differ: known keys
 * in one order, unknown keys after them as they were stored, children last. Source: style, "A screen: one file".
 * @param document within the limits of documents; one that lacks its shape is written too
 * @returns JSON that reads back equal to the document; formatting that again changes nothing
 */
export function formatDocument(document: unknown): string {
  return printJson(document, orderOf(document));
}

function orderOf(document: unknown): KeyOrder {
  if (typeof document !== 'object' || document === null) return {};
  if ('nodes' in document) return page;
  if ('columnList' in document || 'searchList' in document) return list;
  return 'fullName' in document || 'enCode' in document ? model : page;
}
