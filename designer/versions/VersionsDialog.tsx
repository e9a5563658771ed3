import { Button, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { FailedState, ListState } from '../../widgets/model-list/ListState.tsx';
import { useDesign } from '../designer-context.ts';
import { DesignDialog } from '../frame/DesignDialog.tsx';
import { useOpenModel } from '../frame/open-model.ts';
import { useDesignerText } from '../use-designer-text.ts';
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

/** A side of the comparison: a version, or what is on the canvas now. */
type Side = number | 'draft';

function Versions({ onClose }: Pick<Props, 'onClose'>) {
  const translate = useDesignerText();
  const { request, confirm, toast } = useServices();
  const { id, releaseVersion, reload } = useOpenModel();
  const draft = useDesign(({ document }) => document);
  const { versions, message, again, label } = useModelVersions(id);
  const [from, setFrom] = useState<Side>(releaseVersion ?? 'draft');
  const [to, setTo] = useState<Side>('draft');
  const wanted = [from, to].filter((side) => side !== 'draft');
  const read = useVersionDocuments(id, wanted);

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

  const nameOf = (side: Side) =>
    side === 'draft' ? translate('designer.versions.draft') : translate('designer.versions.version', { version: side });
  const documentAt = (side: Side) => (side === 'draft' ? draft : read.documents.get(side));
  const [before, after] = [documentAt(from), documentAt(to)];
  const sides: Side[] = ['draft', ...versions.map(({ version }) => version)];
  const labels = new Map(versions.map((one) => [one.version, one.label]));
  const options = sides.map((value) => {
    const own = value === 'draft' ? '' : labels.get(value);
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
        chosen={from}
        onChoose={setFrom}
        onLabel={(version, text) => void label(version, text).catch(failed)}
      />
      <div>
        <div className="adit-design-version-sides">
          <span>{translate('designer.versions.compare')}</span>
          <Select<Side>
            aria-label={translate('designer.versions.from')}
            value={from}
            options={options}
            onChange={setFrom}
          />
          <span aria-hidden="true">→</span>
          <Select<Side> aria-label={translate('designer.versions.to')} value={to} options={options} onChange={setTo} />
          {from !== 'draft' && (
            <Button onClick={() => void rollBack(from)}>
              {translate('designer.versions.rollBack', { version: from })}
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
        {read.message === null && (!before || !after) && <Waiting />}
        {before && after && (
          <ChangesView before={before} after={after} beforeName={nameOf(from)} afterName={nameOf(to)} />
        )}
      </div>
    </div>
  );
}

function Waiting() {
  const translate = useDesignerText();
  return (
    <div role="status" aria-label={translate('designer.versions.loading')}>
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}
