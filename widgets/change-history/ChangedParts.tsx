import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ChangedPart } from '../../engine/schema/calls/index.ts';

interface Props {
  readonly parts: readonly ChangedPart[];
  /** Parts in sight before more are asked for. */
  readonly most?: number;
  /** There was nothing before. */
  readonly isNew?: boolean;
}

/** What is other than before: of a value both, of a list who came (green) and who went (red). */
export function ChangedParts({ parts, most = Number.POSITIVE_INFINITY, isNew = false }: Props) {
  const { translate } = useServices();
  const [isWhole, setWhole] = useState(false);
  if (parts.length === 0) return null;
  const shown = isWhole ? parts : parts.slice(0, most);
  return (
    <>
      <dl className="adit-timeline-parts">
        {shown.map((part) => (
          <div key={part.name}>
            <dt>{part.label}</dt>
            <dd>
              <Part part={part} isNew={isNew} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < parts.length && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {translate('changes.parts', { count: parts.length - shown.length })}
        </Button>
      )}
    </>
  );
}

function Part({ part, isNew }: { readonly part: ChangedPart; readonly isNew: boolean }) {
  const { before, after, added, removed, more } = part;
  const { translate } = useServices();
  if (added.length + removed.length === 0) {
    const said = (text: string) => text || <span className="adit-empty">{translate('changes.empty')}</span>;
    if (isNew) return <ins>{said(after)}</ins>;
    return (
      <>
        <del>{said(before)}</del> <span aria-hidden="true">→</span> <ins>{said(after)}</ins>
      </>
    );
  }
  const names = (list: readonly string[], kind: 'added' | 'removed') =>
    list.length > 0 && (
      <p className={`adit-changes-${kind}`}>
        <b aria-label={translate(`changes.${kind}`)} role="img">
          {kind === 'added' ? '+' : '−'}
        </b>
        <span>{list.join(translate('list.separator'))}</span>
      </p>
    );
  return (
    <>
      {names(added, 'added')}
      {names(removed, 'removed')}
      {more > 0 && <p className="adit-empty">{translate('changes.names', { count: more })}</p>}
    </>
  );
}
