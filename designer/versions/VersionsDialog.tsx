// Here: the versions of a model, and any two of them side by side.

import { Button, Select, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { designChanges, nothingOnline } from '../../engine/schema/compare/index.ts';
import { FailedState, ListState } from '../../widgets/model-list/ListState.tsx';
import type { JsonObject } from '../document/json.ts';
import { DesignDialog } from '../parts/DesignDialog.tsx';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useOpenModel } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ChangesView } from './ChangesView.tsx';
import { useModelVersions } from './use-model-versions.ts';
import { useVersionDocuments } from './use-version-documents.ts';
import { VersionList } from './VersionList.tsx';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** All versions of the model: any two of them and the draft side by side, and the way back to one. */
export function VersionsDialog({ open, onClose }: Props) {
  return (
    <DesignDialog title="designer.versions.title" open={open} onClose={onClose} width="min(1440px, calc(100vw - 32px))">
      <Versions onClose={onClose} />
    </DesignDialog>
  );
}

/** A side of the comparison: a version, what is on the canvas now, or what was there before the first version. */
type Side = number | 'draft' | 'nothing';

const isVersion = (side: Side): side is number => typeof side === 'number';

function Versions({ onClose }: Pick<Props, 'onClose'>) {
  const translate = useDesignerText();
  const { request, confirm, toast } = useServices();
  const { id, releaseVersion, reload } = useOpenModel();
  const draft = useDesign(({ document }) => document);
  const { versions, message, again, label } = useModelVersions(id);
  const { store } = useDesigner();
  // What a version changed is asked first: the newest against the one before it.
  const [chosen, setChosen] = useState<{ readonly from: Side; readonly to: Side } | null>(null);
  const numbers = useMemo(() => (versions ?? []).map(({ version }) => version), [versions]);
  const before = (version: number): Side => numbers[numbers.indexOf(version) + 1] ?? 'nothing';
  const latest = releaseVersion ?? numbers[0];
  const { from, to } = chosen ?? (latest === undefined ? nobody : { from: before(latest), to: latest });
  const choose = (next: Partial<{ from: Side; to: Side }>) => setChosen({ from, to, ...next });
  // Compared with the draft, it is the version beside it that can become the draft.
  const restored = isVersion(to) ? to : from;
  const read = useVersionDocuments(id, [from, to].filter(isVersion));

  const nameOf = (side: Side) =>
    isVersion(side)
      ? translate('designer.versions.version', { version: side })
      : translate(side === 'draft' ? 'designer.versions.draft' : 'designer.publish.nothingOnline');
  const after = isVersion(to) ? read.documents.get(to) : draft;
  // Nothing online is a design without nodes and entries; it is JSON as the other is.
  const nothing = useMemo(() => after && (nothingOnline(after) as JsonObject), [after]);
  const earlier = isVersion(from) ? read.documents.get(from) : from === 'draft' ? draft : nothing;
  const changes = useMemo(
    () => (earlier && after ? designChanges(earlier, after, store.descriptors, translate.language) : []),
    [earlier, after, store, translate],
  );

  if (message !== null)
    return <FailedState title={translate('designer.versions.failed', { message })} message="" onAgain={again} />;
  if (!versions) return <Waiting />;
  if (versions.length === 0)
    return (
      <ListState
        picture="empty"
        title={translate('designer.versions.nothing')}
        text={translate('designer.versions.nothingText')}
      />
    );

  const sides: Side[] = ['draft', ...versions.map(({ version }) => version)];
  const labels = new Map<Side, string>(versions.map((one) => [one.version, one.label]));
  const options = sides.map((value) => {
    const own = labels.get(value);
    return { value, label: own ? `${nameOf(value)} ${own}` : nameOf(value) };
  });
  const failed = (error: unknown) => toast('error', error instanceof Error ? error.message : String(error));
  const rollBack = async (version: number) => {
    const sure = await confirm({
      title: translate('designer.versions.rollBackAsk', { version }),
      text: translate('designer.versions.rollBackText', { version }),
      okText: translate('designer.versions.rollBackOk'),
    });
    if (!sure) return;
    try {
      await request('rollbackModel', { params: { id }, body: { version }, quiet: true });
      await reload();
      toast('success', translate('designer.versions.rolledBack', { version }));
      onClose();
    } catch (error) {
      failed(error);
    }
  };
  return (
    <div className="adit-design-versions">
      <VersionList
        versions={versions}
        chosen={to}
        onChoose={(version) => choose({ from: before(version), to: version })}
        onLabel={(version, text) => void label(version, text).catch(failed)}
      />
      <div>
        <div className="adit-design-version-sides">
          <span>{translate('designer.versions.compare')}</span>
          <Select<Side>
            aria-label={translate('designer.versions.from')}
            value={from}
            options={from === 'nothing' ? [...options, { value: from, label: nameOf(from) }] : options}
            onChange={(side) => choose({ from: side })}
          />
          <span aria-hidden="true">→</span>
          <Select<Side>
            aria-label={translate('designer.versions.to')}
            value={to}
            options={options}
            onChange={(side) => choose({ to: side })}
          />
          {isVersion(restored) && (
            <Button onClick={() => void rollBack(restored)}>
              {translate('designer.versions.rollBack', { version: restored })}
            </Button>
          )}
        </div>
        {read.message !== null && (
          <FailedState
            title={translate('designer.versions.failed', { message: read.message })}
            message=""
            onAgain={read.again}
          />
        )}
        {read.message === null && (!earlier || !after) && <Waiting />}
        {earlier && after && (
          <ChangesView
            before={earlier}
            after={after}
            changes={changes}
            beforeName={nameOf(from)}
            afterName={nameOf(to)}
          />
        )}
      </div>
    </div>
  );
}

const nobody = { from: 'draft', to: 'draft' } as const;

function Waiting() {
  const translate = useDesignerText();
  return (
    <div role="status" aria-label={translate('designer.versions.loading')}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}
