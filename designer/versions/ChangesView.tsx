import './versions.css';
import { Button, Segmented } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { DesignChange } from '../../engine/schema/compare/index.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ChangeDetails } from './ChangeDetails.tsx';
import { ComparedCanvas } from './ComparedCanvas.tsx';
import { ComparedList } from './ComparedList.tsx';
import { changeName } from './change-name.ts';
import { useChangeKeys } from './use-change-keys.ts';

interface Props {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly changes: readonly DesignChange[];
  /** What people call the two: `v12`, `草稿`. */
  readonly beforeName: string;
  readonly afterName: string;
  /** Stands under the details of the chosen change. */
  readonly children?: ReactNode;
}

const groups = ['form', 'page', 'list', 'model'] as const;

/** What differs between two designs: the changes on the left, by part; what became of the chosen one beside them. */
export function ChangesView({ before, after, changes, beforeName, afterName, children }: Props) {
  const translate = useDesignerText();
  const { store } = useDesigner();
  const [key, setKey] = useState('');
  const headId = useId();
  const [view, setView] = useState<'words' | 'canvas'>('canvas');
  const index = Math.max(
    0,
    changes.findIndex((change) => change.key === key),
  );
  const chosen = changes[index];
  const step = (by: 1 | -1) => {
    const next = changes[(index + by + changes.length) % changes.length];
    if (next) setKey(next.key);
  };
  useChangeKeys(step);
  return (
    <div className="adit-design-changes">
      <div className="adit-design-changes-list">
        <div className="adit-design-changes-head">
          <strong>{translate('designer.versions.changes', { count: changes.length })}</strong>
          <span>{translate('designer.versions.against', { name: beforeName })}</span>
        </div>
        {changes.length === 0 && <p>{translate('designer.versions.same')}</p>}
        {groups.map((group) => {
          const own = changes.filter((change) => change.group === group);
          if (own.length === 0) return null;
          return (
            <div key={group}>
              <div id={`${headId}${group}`} className="adit-design-changes-group">
                {translate(`designer.versions.group.${group}`)}
              </div>
              <ul aria-labelledby={`${headId}${group}`}>
                {own.map((change) => (
                  <li key={change.key}>
                    <ChangeButton change={change} current={change === chosen} onChoose={() => setKey(change.key)} />
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div className="adit-design-changes-middle">
        {changes.length > 0 && (
          <div className="adit-design-changes-bar">
            <Segmented<'words' | 'canvas'>
              aria-label={translate('designer.versions.view')}
              value={view}
              options={[
                { value: 'canvas', label: translate('designer.versions.view.canvas') },
                { value: 'words', label: translate('designer.versions.view.words') },
              ]}
              onChange={setView}
            />
            <span role="status">
              {translate('designer.versions.place', { number: index + 1, count: changes.length })}
            </span>
            <Button size="small" onClick={() => step(-1)}>
              {translate('designer.versions.previous')} <kbd className="adit-key">Alt ↑</kbd>
            </Button>
            <Button size="small" onClick={() => step(1)}>
              {translate('designer.versions.next')} <kbd className="adit-key">Alt ↓</kbd>
            </Button>
          </div>
        )}
        {view === 'canvas' && chosen?.group === 'list' && (
          <ComparedList
            before={before}
            after={after}
            beforeName={beforeName}
            afterName={afterName}
            changes={changes}
            chosen={chosen}
          />
        )}
        {view === 'canvas' && chosen && (chosen.group === 'form' || chosen.group === 'page') && (
          <ComparedCanvas
            before={before}
            after={after}
            beforeName={beforeName}
            afterName={afterName}
            changes={changes}
            chosen={chosen}
          />
        )}
        {chosen && (
          <ChangeDetails
            change={chosen}
            beforeName={beforeName}
            afterName={afterName}
            descriptors={store.descriptors}
          />
        )}
        {children}
      </div>
    </div>
  );
}

interface ButtonProps {
  readonly change: DesignChange;
  readonly current: boolean;
  onChoose(): void;
}

function ChangeButton({ change, current, onChoose }: ButtonProps) {
  const translate = useDesignerText();
  const [kind = 'changed'] = change.kinds;
  return (
    <button type="button" className="adit-design-change" aria-current={current || undefined} onClick={onChoose}>
      <span className="adit-design-change-kind" data-kind={kind}>
        {translate(`designer.versions.kind.${kind}`)}
      </span>
      <span className="adit-design-change-name">{changeName(change, translate)}</span>
      <code>{change.name}</code>
    </button>
  );
}
