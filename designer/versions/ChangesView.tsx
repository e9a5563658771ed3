import './versions.css';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useDesigner } from '../designer-context.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { ChangeDetails } from './ChangeDetails.tsx';
import { changeName } from './change-name.ts';
import { type DesignChange, designChanges } from './design-changes.ts';

interface Props {
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** What people call the two: `v12`, `草稿`. */
  readonly beforeName: string;
  readonly afterName: string;
  /** Stands under the details of the chosen change. */
  readonly children?: ReactNode;
}

const groups = ['form', 'page', 'list', 'model'] as const;

/** What differs between two designs: the changes on the left, by part; what became of the chosen one beside them. */
export function ChangesView({ before, after, beforeName, afterName, children }: Props) {
  const translate = useDesignerText();
  const { store } = useDesigner();
  const changes = useMemo(() => designChanges(before, after), [before, after]);
  const [key, setKey] = useState('');
  const headId = useId();
  const chosen = changes.find((change) => change.key === key) ?? changes[0];
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
