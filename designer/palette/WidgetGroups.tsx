import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useCallback, useId, useMemo, useState } from 'react';
import type { PaletteGroup } from '../../engine/schema/fields/palette-groups.ts';
import { treeOf } from '../document/design-tree.ts';
import { dragOf } from '../drag/drag-controller.ts';
import type { DragSource, DropPlace } from '../drag/drag-source.ts';
import { dropRules } from '../drag/drop-rules.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { insertPlace } from './insert-place.ts';
import { PaletteButton } from './PaletteButton.tsx';
import { offeredWidgets } from './palette-groups.ts';

interface Props {
  readonly find: string;
  /** The design is a screen: what makes pages is offered too. */
  readonly screen: boolean;
  /** Where a press puts it; by custom where a press belongs. */
  readonly place?: DropPlace;
  onInsert(source: DragSource): void;
}

/** Components by category, in two columns. */
export function WidgetGroups({ find, screen, place, onInsert }: Props) {
  const { store, run, reason } = useDesigner();
  const translate = useDesignerText();
  const [closed, setClosed] = useState<ReadonlySet<PaletteGroup>>(new Set());
  const id = useId();
  const groups = useMemo(
    () => offeredWidgets(store.descriptors, screen, find, translate),
    [store.descriptors, screen, find, translate],
  );
  const sources = useMemo(
    () =>
      new Map(
        groups.flatMap(({ widgets }) =>
          widgets.map(({ key, title, icon }): [string, DragSource] => [
            key,
            { kind: 'widget', aditKey: key, label: translate(title), icon },
          ]),
        ),
      ),
    [groups, translate],
  );
  const rules = useMemo(() => dropRules({ run, reason }), [run, reason]);
  const why = useCallback(
    (source: DragSource) => {
      const { document, selection } = store.state();
      return rules.reason(source, place ?? insertPlace(treeOf(document), selection, store.descriptors));
    },
    [store, rules, place],
  );
  if (groups.length === 0) {
    return <p className="adit-design-palette-empty">{translate('designer.palette.nothing', { words: find.trim() })}</p>;
  }
  return groups.map(({ group, widgets }) => {
    // Whoever searches sees what was found.
    const open = find.trim() !== '' || !closed.has(group);
    const toggle = () =>
      setClosed((now) => new Set(now.has(group) ? [...now].filter((one) => one !== group) : [...now, group]));
    return (
      <section key={group} className="adit-design-palette-group" aria-labelledby={`${id}-${group}`}>
        <h3 id={`${id}-${group}`}>
          <button type="button" aria-expanded={open} onClick={toggle}>
            {open ? <DownOutlined aria-hidden="true" /> : <RightOutlined aria-hidden="true" />}
            {translate(`designer.palette.group.${group}`)}
          </button>
        </h3>
        {open && (
          <div className="adit-design-palette-buttons">
            {widgets.map(({ key }) => {
              const source = sources.get(key);
              return (
                source && (
                  <PaletteButton
                    key={key}
                    source={source}
                    drag={dragOf(store)}
                    rules={rules}
                    reason={why}
                    onInsert={onInsert}
                  />
                )
              );
            })}
          </div>
        )}
      </section>
    );
  });
}
