import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { IconButton } from '../../widgets/shared/IconButton.tsx';
import { nameOf } from '../canvas/node-facts.ts';
import { copyText } from '../commands/copy-text.ts';
import { useDesign, useDesigner } from '../designer-context.ts';
import { outermost, treeOf } from '../document/design-tree.ts';
import { dragOf } from '../drag/drag-controller.ts';
import type { DragSource } from '../drag/drag-source.ts';
import { dropRules } from '../drag/drop-rules.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { type Fragment, readFragments, withFragment, writeFragments } from './fragments.ts';
import { insertPlace } from './insert-place.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { useInsert } from './use-insert.ts';

/** Pieces of designs kept for reuse: saved from what is chosen, put in like a component. */
export function FragmentsTab() {
  const { store, run, reason } = useDesigner();
  const { drafts, confirm } = useServices();
  const translate = useDesignerText();
  const selection = useDesign((state) => state.selection);
  const [list, setList] = useState(() => readFragments(drafts));
  const [name, setName] = useState<string | null>(null);
  const insert = useInsert();
  const rules = useMemo(() => dropRules({ run, reason }), [run, reason]);
  const put = useCallback((source: DragSource) => void insert(source), [insert]);
  const why = useCallback(
    (source: DragSource) => {
      const { document, selection: chosen } = store.state();
      return rules.reason(source, insertPlace(treeOf(document), chosen, store.descriptors));
    },
    [store, rules],
  );
  const keep = (next: readonly Fragment[]) => {
    writeFragments(drafts, next);
    setList(next);
  };
  const begin = () => {
    const node = treeOf(store.state().document).nodes.get(selection[0] ?? '')?.node;
    setName(node ? nameOf(node, store.descriptors, translate) : '');
  };
  const save = () => {
    const tree = treeOf(store.state().document);
    const count = outermost(tree, selection).length;
    if (name === null || name.trim() === '' || count === 0) return;
    keep(withFragment(list, { name: name.trim(), text: copyText({ tree }, selection), count }));
    setName(null);
  };
  const remove = async (fragment: Fragment) => {
    const sure = await confirm({
      title: translate('designer.palette.deleteQuestion', { name: fragment.name }),
      text: translate('designer.palette.deleteText'),
      okText: translate('designer.palette.delete'),
      danger: true,
    });
    if (sure) keep(list.filter(({ id }) => id !== fragment.id));
  };
  return (
    <div className="adit-design-palette-scroll">
      <div className="adit-design-fragment-save">
        {name === null ? (
          <Button block disabled={selection.length === 0} onClick={begin}>
            {selection.length === 0
              ? translate('designer.palette.selectFirst')
              : translate('designer.palette.saveFragment', { count: selection.length })}
          </Button>
        ) : (
          <>
            <Input
              autoFocus
              aria-label={translate('designer.palette.fragmentName')}
              value={name}
              maxLength={50}
              onChange={(event) => setName(event.target.value)}
              onPressEnter={save}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                setName(null);
              }}
            />
            <Button type="primary" disabled={name.trim() === '' || selection.length === 0} onClick={save}>
              {translate('designer.palette.save')}
            </Button>
          </>
        )}
      </div>
      {list.length === 0 && (
        <div className="adit-design-palette-empty">
          <p>{translate('designer.palette.noFragments')}</p>
          <p>{translate('designer.palette.noFragmentsWhy')}</p>
        </div>
      )}
      <ul className="adit-design-fragments">
        {list.map((fragment) => (
          <FragmentRow key={fragment.id} fragment={fragment} onRemove={remove}>
            {(source) => (
              <PaletteButton
                source={source}
                drag={dragOf(store)}
                rules={rules}
                reason={why}
                onInsert={put}
                note={translate('designer.palette.nodes', { count: fragment.count })}
              />
            )}
          </FragmentRow>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly fragment: Fragment;
  onRemove(fragment: Fragment): void;
  children(source: DragSource): React.ReactNode;
}

function FragmentRow({ fragment, onRemove, children }: RowProps) {
  const translate = useDesignerText();
  const source = useMemo<DragSource>(
    () => ({ kind: 'fragment', text: fragment.text, label: fragment.name, icon: 'SnippetsOutlined' }),
    [fragment],
  );
  return (
    <li>
      {children(source)}
      <IconButton
        name={translate('designer.palette.deleteFragment', { name: fragment.name })}
        icon={<DeleteOutlined />}
        onClick={() => onRemove(fragment)}
      />
    </li>
  );
}
