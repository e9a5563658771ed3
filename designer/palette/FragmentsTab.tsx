import { Button, Skeleton } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Fragment } from '../../engine/schema/calls/index.ts';
import { treeOf } from '../document/design-tree.ts';
import { dragOf } from '../drag/drag-controller.ts';
import type { DragSource } from '../drag/drag-source.ts';
import { dropRules } from '../drag/drop-rules.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { FragmentRow } from './FragmentRow.tsx';
import { insertPlace } from './insert-place.ts';
import { keepLocalFragments, localFragments } from './local-fragments.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { pressFirstMatch } from './press-first-match.ts';
import { SaveFragment } from './SaveFragment.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useFragments } from './use-fragments.ts';
import { useInsert } from './use-insert.ts';

/** Pieces of designs kept for reuse: saved from what is chosen, put in like a component, into this model or another. */
export function FragmentsTab() {
  const { store, run, reason } = useDesigner();
  const { drafts, toast } = useServices();
  const translate = useDesignerText();
  const fragments = useFragments();
  const { list, message, deleted } = fragments;
  const [find, setFind] = useState('');
  const [local, setLocal] = useState(() => localFragments(drafts));
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
  const told = (work: Promise<void>) =>
    void work.catch((error: unknown) => toast('error', error instanceof Error ? error.message : String(error)));
  const upload = async () => {
    // One after the other: what could not be kept is still here.
    let left = local;
    for (const { name, text } of local) {
      await fragments.save(name, text, false);
      left = left.slice(1);
      keepLocalFragments(drafts, left);
      setLocal(left);
    }
  };
  const wanted = find.trim().toLowerCase();
  const found = list?.filter(({ fullName }) => fullName.toLowerCase().includes(wanted)) ?? [];
  const note = ({ nodeCount, own, ownerName, shared }: Fragment) => {
    const count = translate('designer.palette.nodes', { count: nodeCount });
    if (!own) return `${count} · ${ownerName}`;
    return shared ? `${count} · ${translate('designer.palette.shared')}` : count;
  };
  return (
    <>
      {list !== null && list.length > 0 && (
        <div className="adit-design-palette-search">
          <SearchBox
            label={translate('designer.palette.searchFragments')}
            value={find}
            onChange={setFind}
            onKeyDown={pressFirstMatch}
          />
        </div>
      )}
      <div className="adit-design-palette-scroll">
        <div className="adit-design-fragment-save">
          <SaveFragment onSave={fragments.save} />
        </div>
        {local.length > 0 && (
          <div className="adit-design-fragment-notice" role="status">
            <span>{translate('designer.palette.local', { count: local.length })}</span>
            <Button size="small" onClick={() => told(upload())}>
              {translate('designer.palette.upload')}
            </Button>
            <Button
              size="small"
              type="text"
              onClick={() => {
                keepLocalFragments(drafts, []);
                setLocal([]);
              }}
            >
              {translate('designer.palette.forget')}
            </Button>
          </div>
        )}
        {deleted && (
          <div className="adit-design-fragment-notice" role="status">
            <span>{translate('designer.palette.deleted', { name: deleted.fullName })}</span>
            <Button size="small" onClick={() => told(fragments.restore())}>
              {translate('designer.palette.undo')}
            </Button>
          </div>
        )}
        {message !== null && (
          <div className="adit-design-palette-empty" role="alert">
            <p>{translate('designer.palette.fragmentsFailed', { message })}</p>
            <Button size="small" onClick={fragments.again}>
              {translate('designer.palette.again')}
            </Button>
          </div>
        )}
        {list === null && message === null && (
          <div role="status" aria-label={translate('designer.palette.loading')}>
            <Skeleton active title={false} paragraph={{ rows: 4 }} />
          </div>
        )}
        {list?.length === 0 && (
          <div className="adit-design-palette-empty">
            <p>{translate('designer.palette.noFragments')}</p>
            <p>{translate('designer.palette.noFragmentsWhy')}</p>
          </div>
        )}
        {list !== null && list.length > 0 && found.length === 0 && (
          <p className="adit-design-palette-empty">{translate('designer.palette.noFragmentFound', { find })}</p>
        )}
        <ul className="adit-design-fragments">
          {found.map((fragment) => (
            <FragmentRow
              key={fragment.id}
              fragment={fragment}
              onUpdate={(change) => told(fragments.update(fragment.id, change))}
              onRemove={() => told(fragments.remove(fragment))}
            >
              {(source) => (
                <PaletteButton
                  source={source}
                  drag={dragOf(store)}
                  rules={rules}
                  reason={why}
                  onInsert={put}
                  note={note(fragment)}
                />
              )}
            </FragmentRow>
          ))}
        </ul>
      </div>
    </>
  );
}
