import './publish.css';
import { Alert, Button, Input, Modal } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { CallFinding } from '../../engine/schema/calls/envelope.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { WaitingButton } from '../../widgets/shared/WaitingButton.tsx';
import { useDesign, useDesigner } from '../designer-context.ts';
import { designName } from '../document/design-name.ts';
import { isScreen } from '../document/is-screen.ts';
import { withJudged } from '../frame/judged-findings.ts';
import { useOpenModel } from '../frame/open-model.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { ChangesView } from '../versions/ChangesView.tsx';
import { useVersionDocuments } from '../versions/use-version-documents.ts';
import { Gates } from './Gates.tsx';
import { MenuPlace } from './MenuPlace.tsx';
import { useRelease } from './use-release.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
  /** Leads to the node of a finding; the dialog has closed by then. */
  onFinding(finding: Finding): void;
}

/** The last look before others see it: what changes, what becomes of tables and rows, and then the publish. */
export function PublishDialog({ open, onClose, onFinding }: Props) {
  const translate = useDesignerText();
  const { releaseVersion } = useOpenModel();
  const { language } = useServices();
  const name = useDesign(({ document }) => designName(document, language));
  const version = (releaseVersion ?? 0) + 1;
  return (
    <Modal
      title={translate('designer.publish.title', { name, version })}
      open={open}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={null}
      width={1040}
      destroyOnHidden
    >
      <Publishing
        version={version}
        onClose={onClose}
        onFinding={(finding) => {
          onClose();
          onFinding(finding);
        }}
      />
    </Modal>
  );
}

const isError = ({ severity }: Finding) => severity === 'error';

/** What is compared with where nothing is online yet: an empty form, an empty page. */
const nothing = { form: { version: 1, nodes: [] } };
const noNodes = { nodes: [] };

function Publishing({ version, onClose, onFinding }: Omit<Props, 'open'> & { readonly version: number }) {
  const translate = useDesignerText();
  const { toast } = useServices();
  const { findings } = useDesigner();
  const { id, releaseVersion } = useOpenModel();
  const document = useDesign((state) => state.document);
  const noteId = useId();
  const [note, setNote] = useState('');
  const [parentId, setParentId] = useState<string | null>(null);
  const read = useVersionDocuments(id, releaseVersion === null ? [] : [releaseVersion]);
  const errors = findings.filter(isError);
  const release = useRelease(errors.length, parentId, onClose, (done) => {
    toast('success', translate('designer.publish.done', { version: done }));
    onClose();
  });
  const { status, trial } = release;
  // By the call's shape.
  const judged = trial && { document, findings: trial.findings as readonly CallFinding[] };
  const all = withJudged(findings, judged, document);
  const [first, ...others] = all.filter(isError);
  const message = release.message ?? read.message;
  const isFirst = releaseVersion === null;
  const empty = useMemo(() => ({ ...document, ...(isScreen(document) ? noNodes : nothing) }), [document]);
  const online = isFirst ? empty : read.documents.get(releaseVersion);
  const onlineName = isFirst
    ? translate('designer.publish.nothingOnline')
    : translate('designer.publish.online', { version: releaseVersion });
  return (
    <>
      {message !== null && (
        <Alert
          type="error"
          title={translate('designer.publish.failed', { message })}
          action={
            <Button
              size="small"
              onClick={() => {
                read.again();
                release.again();
              }}
            >
              {translate('designer.publish.again')}
            </Button>
          }
        />
      )}
      <div className="adit-design-publish">
        {online ? (
          <ChangesView
            before={online}
            after={document}
            beforeName={onlineName}
            afterName={translate('designer.publish.draft', { version })}
          >
            <label className="adit-design-publish-note" htmlFor={noteId}>
              {translate('designer.publish.note')}
            </label>
            <Input.TextArea
              id={noteId}
              rows={2}
              maxLength={200}
              value={note}
              placeholder={translate('designer.publish.noteHint')}
              onChange={({ target }) => setNote(target.value)}
            />
          </ChangesView>
        ) : (
          <div />
        )}
        <Gates document={document} findings={all} trial={trial} online={releaseVersion} onFinding={onFinding}>
          {isFirst ? <MenuPlace value={parentId} onChange={setParentId} /> : undefined}
        </Gates>
      </div>
      <div className="adit-design-publish-foot">
        <Button onClick={onClose}>{translate('designer.publish.cancel')}</Button>
        {first ? (
          <Button type="primary" danger onClick={() => onFinding(first)}>
            {translate('designer.publish.errors', { count: others.length + 1 })}
          </Button>
        ) : (
          <WaitingButton
            type="primary"
            busy={status === 'preparing' || status === 'publishing'}
            onClick={() => (status === 'ready' ? void release.publish(note) : release.again())}
          >
            {translate(status === 'preparing' ? 'designer.publish.preparing' : 'designer.publish.publish', { version })}
          </WaitingButton>
        )}
      </div>
    </>
  );
}
