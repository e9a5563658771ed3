import { Tag } from 'antd';
import { useMoments } from '../../engine/render/use-moments.ts';
import type { ModelVersion } from '../../engine/schema/calls/index.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { VersionLabel } from './VersionLabel.tsx';

interface Props {
  readonly versions: readonly ModelVersion[];
  readonly chosen: number | 'draft' | 'nothing';
  onChoose(version: number): void;
  onLabel(version: number, label: string): void;
}

/** The versions, newest first: who, when, why and how much. */
export function VersionList({ versions, chosen, onChoose, onLabel }: Props) {
  const translate = useDesignerText();
  const moments = useMoments();
  return (
    <ul className="adit-design-version-list" aria-label={translate('designer.versions.list')}>
      {versions.map(({ version, creatorTime, creatorUser, note, label, changes, online }) => (
        <li key={version}>
          <button
            type="button"
            className="adit-design-version"
            aria-current={version === chosen || undefined}
            onClick={() => onChoose(version)}
          >
            <span>
              <strong>{translate('designer.versions.version', { version })}</strong>{' '}
              {online && <Tag color="success">{translate('designer.versions.online')}</Tag>}
            </span>
            <span className="adit-design-version-note">{note || translate('designer.versions.noNote')}</span>
            <span className="adit-design-version-facts" title={moments.title(creatorTime)}>
              {translate('designer.versions.facts', {
                user: creatorUser,
                time: moments.text(creatorTime, dateFormats.short),
              })}
              {' · '}
              {translate('designer.versions.count', { count: changes })}
            </span>
          </button>
          <VersionLabel version={version} label={label} onLabel={(next) => onLabel(version, next)} />
        </li>
      ))}
    </ul>
  );
}
