import { SettingOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { GrantLine } from '../../engine/schema/calls/index.ts';
import { CheckTree } from '../check-tree/CheckTree.tsx';
import { StatePicture } from '../shared/StatePicture.tsx';
import { useDelayed } from '../shared/use-delayed.ts';
import type { Grants, StepKind } from './use-grants.ts';

// Few who grant rights make schemes.
const SchemesDialog = lazy(() =>
  import('../row-schemes/SchemesDialog.tsx').then((module) => ({ default: module.SchemesDialog })),
);

interface Props<Kind extends StepKind> {
  readonly kind: Kind;
  readonly grants: Grants<Kind>;
  /** Whose words say what ticks mean: those of rights, or of what a tenant may have. */
  readonly words?: 'grant' | 'bound';
}

/** What there is of one kind, to be ticked. */
export function GrantStep<Kind extends StepKind>({ kind, grants, words = 'grant' }: Props<Kind>) {
  const { translate } = useServices();
  const { steps, failure } = grants.state;
  const step = steps[kind];
  const isLate = useDelayed(!step && failure === '');
  const lines = useMemo(
    () => step?.lines.map((line) => ({ ...line, note: line.fullName === line.enCode ? '' : line.enCode })) ?? [],
    [step?.lines],
  );
  if (failure !== '')
    return (
      <Alert
        showIcon
        type="error"
        title={translate('grant.failed')}
        description={failure}
        action={
          <Button size="small" onClick={() => void grants.load(kind)}>
            {translate('grant.retry')}
          </Button>
        }
      />
    );
  if (!step)
    return (
      <div role="status" aria-label={translate('grant.loading')}>
        {isLate && <Skeleton active paragraph={{ rows: 8 }} title={false} />}
      </div>
    );
  if (lines.length === 0)
    return (
      <div className="adit-grant-empty">
        <StatePicture name="empty" />
        <p>{translate(`${words}.empty.${kind}`)}</p>
      </div>
    );
  return (
    <>
      <p className="adit-grant-about">{translate(`${words}.about.${kind}`)}</p>
      {kind === 'resource' && <OwnSchemes lines={step.lines} onChanged={() => void grants.load(kind, true)} />}
      <CheckTree
        // Where it opens goes by what came.
        key={step.modules}
        label={translate(`grant.step.${kind}`)}
        lines={lines}
        ticked={step.ticked}
        onTicked={(ticked) => grants.tick(kind, ticked)}
      />
    </>
  );
}

interface OwnProps {
  readonly lines: readonly GrantLine[];
  onChanged(): void;
}

/** The way to the schemes that were made for the entries of the step. */
function OwnSchemes({ lines, onChanged }: OwnProps) {
  const { translate } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const entries = useMemo(() => {
    const owners = new Set(lines.flatMap((line) => (line.isGrantable ? [line.parentId] : [])));
    return lines.filter((line) => owners.has(line.id));
  }, [lines]);
  return (
    <div>
      <Button icon={<SettingOutlined aria-hidden />} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {translate('rowScheme.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SchemesDialog entries={entries} onClose={() => setIsOpen(false)} onChanged={onChanged} />
        </Suspense>
      )}
    </div>
  );
}
