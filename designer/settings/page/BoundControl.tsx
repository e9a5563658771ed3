import { DisconnectOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { DataChip } from '../../../widgets/preview/BoundWords.tsx';
import type { Json } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { DataPicker } from '../../sources/DataPicker.tsx';
import { useSourceNames } from '../../sources/use-source-names.ts';
import { bindingTo } from '../page-text.ts';

interface Props {
  /** What the data is for, in words. */
  readonly label: string;
  /** `source.path` of what it is now. */
  readonly path: string;
  /** Undefined: no data any more. */
  onChange(value: Json | undefined): void;
}

/** A setting that is data: which, another choice, and the way back to a value of its own. */
export function BoundControl({ label, path, onChange }: Props) {
  const text = useDesignerText();
  const names = useSourceNames();
  const isGone = !names.some(({ name }) => name === path.split('.')[0]);
  const release = text('designer.page.release', { label });
  return (
    <>
      <div className="adit-design-shape-control">
        <span className="adit-design-fill">
          <DataChip path={path} />
        </span>
        <DataPicker label={label} names={names} onPick={(next) => onChange(bindingTo(next))} />
        <Button
          size="small"
          type="text"
          icon={<DisconnectOutlined aria-hidden />}
          aria-label={release}
          title={release}
          onClick={() => onChange(undefined)}
        />
      </div>
      {isGone && <p className="adit-design-setting-warning">{text('designer.page.sourceGone', { path })}</p>}
    </>
  );
}
