import { Button, Drawer, Skeleton } from 'antd';
import { lazy, Suspense, useContext, useState } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import type { ShownName } from '../pickers/use-names.ts';
import { useNarrow } from '../shared/use-media.ts';
import { mayOpen, OpenRecords } from './open-records.ts';
import './linked-names.css';

const OneRecord = lazy(() =>
  import('../model-record/ModelRecord.tsx').then((module) => ({ default: module.OneRecord })),
);

const phonePx = 640;
const widthPx = 720;

interface Props extends Pick<FieldProps, 'id' | 'labelId' | 'displayText'> {
  readonly modelId: string;
  readonly names: readonly ShownName[];
}

/** Linked records to be read: each opens in place, where the reader may open it and it is not open above. */
export function LinkedNames({ id, labelId, displayText, modelId, names }: Props) {
  const { translate } = useServices();
  const isViewed = useContext(EngineContext)?.mode === 'view';
  const above = useContext(OpenRecords);
  const [opened, setOpened] = useState<ShownName | null>(null);
  const isLoading = names.some(({ state }) => state === 'loading');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and a heading of its own
    <div
      role="group"
      id={id}
      aria-labelledby={labelId}
      className={isViewed ? 'adit-value' : 'adit-linked-names'}
      aria-busy={isLoading || undefined}
    >
      {isLoading
        ? displayText || <Skeleton.Node active className="adit-picker-wait" />
        : names.map((name, index) => (
            <span key={name.key}>
              {index > 0 && translate('list.separator')}
              {name.opens && mayOpen(above, `${modelId}/${name.key}`) ? (
                <Button type="link" className="adit-linked-name" onClick={() => setOpened(name)}>
                  {name.text}
                </Button>
              ) : (
                name.text
              )}
            </span>
          ))}
      {opened && <OpenedRecord modelId={modelId} name={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** A record of another model at the side, to be read; Escape goes back to what it was opened from. */
function OpenedRecord({ modelId, name, onClose }: { modelId: string; name: ShownName; onClose: () => void }) {
  const above = useContext(OpenRecords);
  const isPhone = useNarrow(phonePx);
  return (
    <Drawer open title={name.text} size={isPhone ? '100%' : widthPx} onClose={onClose} destroyOnHidden>
      <OpenRecords value={[...above, `${modelId}/${name.key}`]}>
        <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
          <OneRecord modelId={modelId} recordId={name.key} history={false} />
        </Suspense>
      </OpenRecords>
    </Drawer>
  );
}
