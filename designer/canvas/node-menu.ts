import type { MenuProps } from 'antd';
import { changeKind } from '../commands/change-kind.ts';
import { copyText } from '../commands/copy-text.ts';
import { cutNodes } from '../commands/cut-nodes.ts';
import { fromSubTable } from '../commands/from-sub-table.ts';
import { pasteNodes } from '../commands/paste-nodes.ts';
import { toSubTable } from '../commands/to-sub-table.ts';
import { unwrapNode } from '../commands/unwrap-node.ts';
import { wrapNodes } from '../commands/wrap-nodes.ts';
import { treeOf } from '../document/design-tree.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { aditKeyOf, descriptorOf } from '../document/node-facts.ts';
import { usualFirst } from '../document/usual-widget.ts';
import { insertPlace } from '../palette/insert-place.ts';
import { groupOf, offeredWidgets } from '../palette/palette-groups.ts';
import { readClipboard, writeClipboard } from '../parts/clipboard.ts';
import type { Designer } from '../parts/designer-context.ts';
import { keyOf } from '../parts/shortcuts.ts';
import type { CanvasTools } from './parts/canvas-context.ts';

type Tools = Pick<CanvasTools, 'store' | 'translate' | 'descriptors'> & Pick<Designer, 'run' | 'reason'>;

/** Commands of a node that need a choice, for canvas and outline; what is refused says why in its tooltip. */
export function nodeMenu(nodeKey: string, tools: Tools): MenuProps {
  const { store, translate, descriptors, run, reason } = tools;
  const node = treeOf(store.state().document).nodes.get(nodeKey)?.node;
  if (!node) return {};
  const keys = () => store.state().selection;
  const acts = new Map<string, () => void>();
  const entry = (key: string, label: string, why: string | null, act: () => void, extra?: string) => {
    acts.set(key, act);
    return {
      key,
      label: label,
      disabled: why !== null,
      ...(why === null ? {} : { title: why }),
      ...(extra ? { extra } : {}),
    };
  };
  const canvas = isScreen(store.state().document) ? 'page' : 'form';
  const wraps = [...descriptors.values()]
    .filter((one) => one.wraps === canvas || one.wraps === 'both')
    .sort(usualFirst)
    .map(({ key, title }) => {
      const args = { keys: keys(), in: key };
      return entry(`wrap-${key}`, translate(title), reason(wrapNodes, args), () => run(wrapNodes, args));
    });
  const kinds = alike(node, tools)
    .filter(({ key }) => reason(changeKind, { key: nodeKey, to: key }) === null)
    .map(({ key, title }) =>
      entry(`kind-${key}`, translate(title), null, () => run(changeKind, { key: nodeKey, to: key })),
    );
  const holds = descriptorOf(node, descriptors)?.holds;
  const isTable = holds === 'columns';
  const items = [
    { key: 'wrap', label: translate('designer.canvas.wrap'), children: wraps },
    ...(holds && !isTable
      ? [
          entry('unwrap', translate('designer.canvas.unwrap'), reason(unwrapNode, { key: nodeKey }), () =>
            run(unwrapNode, { key: nodeKey }),
          ),
        ]
      : []),
    ...(kinds.length > 0
      ? [
          {
            key: 'kind',
            label: translate('designer.canvas.kind'),
            children: kinds,
            popupClassName: 'adit-design-long-menu',
          },
        ]
      : []),
    isTable
      ? entry('from-table', translate('designer.canvas.fromTable'), reason(fromSubTable, { key: nodeKey }), () =>
          run(fromSubTable, { key: nodeKey }),
        )
      : entry('to-table', translate('designer.canvas.toTable'), reason(toSubTable, { keys: keys() }), () =>
          run(toSubTable, { keys: keys() }),
        ),
    { type: 'divider' as const },
    entry(
      'copy',
      translate('designer.canvas.copyText'),
      null,
      () => void writeClipboard(copyText({ tree: treeOf(store.state().document) }, keys())),
      keyOf('copy'),
    ),
    entry(
      'cut',
      translate('designer.canvas.cut'),
      reason(cutNodes, { keys: keys() }),
      () => {
        void writeClipboard(copyText({ tree: treeOf(store.state().document) }, keys()));
        run(cutNodes, { keys: keys() });
      },
      keyOf('cut'),
    ),
    entry(
      'paste',
      translate('designer.canvas.paste'),
      null,
      async () => {
        const text = await readClipboard();
        const { document, selection } = store.state();
        run(pasteNodes, { text, ...insertPlace(treeOf(document), selection, descriptors) });
      },
      keyOf('paste'),
    ),
  ];
  return { items, onClick: ({ key }) => acts.get(key)?.() };
}

/** Widgets that a node may become, as the palette orders them: of the same sort, the one that it is left out. */
function alike(node: JsonObject, { store, descriptors, translate }: Tools) {
  const own = descriptorOf(node, descriptors);
  const offered = offeredWidgets(descriptors, isScreen(store.state().document), '', translate).flatMap(
    ({ widgets }) => widgets,
  );
  return offered.filter((one) => {
    if (one.key === aditKeyOf(node)) return false;
    // A widget that is not there may have been anything that holds a value.
    if (!own) return one.kind === 'field' && !one.holds;
    if (own.kind !== one.kind || own.holds !== one.holds) return false;
    return own.kind !== 'action' || groupOf(own, descriptors) === groupOf(one, descriptors);
  });
}
