// Here: the way online: what is checked, what the database will do, where in the menu.

import './publish.css';
import { Alert, Button, Input, Modal } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { designChanges, nothingOnline } from '../../engine/schema/compare/index.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isScreenOfAll } from '../../engine/schema/routes/screens-of-all.ts';
import { WaitingButton } from '../../widgets/shared/WaitingButton.tsx';
import { designCode, designName } from '../document/design-name.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { withJudged } from '../findings/judged-findings.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useOpenModel } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { ChangesView } from '../versions/ChangesView.tsx';
import { changesSummary } from '../versions/changes-summary.ts';
import { useVersionDocuments } from '../versions/use-version-documents.ts';
import { Gates } from './Gates.tsx';
import { MenuPlace } from './MenuPlace.tsx';
import { Published } from './Published.tsx';
import { useMenuPlace } from './use-menu-place.ts';
import { type Released, useRelease } from './use-release.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
  /** Leads to the node of a finding; the dialog has closed by then. */
  onFinding(finding: Finding): void;
}

/** The last look before others see it: what changes, what becomes of tables and rows, then the publish and the page. */
export function PublishDialog({ open, onClose, onFinding }: Props) {
  const translate = useDesignerText();
  const { releaseVersion } = useOpenModel();
  const { language } = useServices();
  const name = useDesign(({ document }) => designName(document, language));
  const isOfAll = useDesign(({ document }) => !hasPlace(document));
  const [released, setReleased] = useState<Released | null>(null);
  const version = (releaseVersion ?? 0) + 1;
  return (
    <Modal
      title={translate('designer.publish.title', { name, version: released?.version ?? version })}
      open={open}
      onCancel={onClose}
      afterClose={() => setReleased(null)}
      mask={{ closable: false }}
      footer={null}
      width={released ? 560 : 1040}
      destroyOnHidden
    >
      {released ? (
        <Published
          version={released.version}
          path={released.path}
          places={released.menus}
          isOfAll={isOfAll}
          onClose={onClose}
        />
      ) : (
        <Publishing
          version={version}
          onClose={onClose}
          onDone={setReleased}
          onFinding={(finding) => {
            onClose();
            onFinding(finding);
          }}
        />
      )}
    </Modal>
  );
}

const isError = ({ severity }: Finding) => severity === 'error';
const isWarning = ({ severity }: Finding) => severity === 'warning';

/** Whether it can stand in the menu at all: pages for everybody, such as the one to sign in, are reached without. */
function hasPlace(document: JsonObject): boolean {
  return !isScreen(document) || !isScreenOfAll(designCode(document));
}

interface PublishingProps extends Omit<Props, 'open'> {
  readonly version: number;
  onDone(released: Released): void;
}

function Publishing({ version, onClose, onDone, onFinding }: PublishingProps) {
  const translate = useDesignerText();
  const { findings, store } = useDesigner();
  const { id, releaseVersion } = useOpenModel();
  const document = useDesign((state) => state.document);
  const noteId = useId();
  const [note, setNote] = useState('');
  const read = useVersionDocuments(id, releaseVersion === null ? [] : [releaseVersion]);
  const errors = findings.filter(isError);
  const isFirst = releaseVersion === null;
  const menu = useMenuPlace(isFirst && hasPlace(document) ? id : null);
  const release = useRelease(errors.length, menu, onClose, onDone);
  const { status, trial } = release;
  const judged = trial && { document, findings: trial.findings };
  const all = withJudged(findings, judged, document);
  const [first, ...others] = all.filter(isError);
  const warnings = all.filter(isWarning).length;
  const message = release.message ?? read.message;
  // What is online says nothing of what is compared with it; both are JSON.
  const empty = useMemo(() => nothingOnline(document) as JsonObject, [document]);
  const online = isFirst ? empty : read.documents.get(releaseVersion);
  const onlineName = isFirst
    ? translate('designer.publish.nothingOnline')
    : translate('designer.publish.online', { version: releaseVersion });
  const changes = useMemo(
    () => (online ? designChanges(online, document, store.descriptors, translate.language) : []),
    [online, document, store, translate],
  );
  const summary = isFirst
    ? translate('designer.published.summary.first')
    : changesSummary(changes, translate, limits.releaseNoteLength);
  const publishWords = () => {
    if (status === 'preparing') return translate('designer.publish.preparing');
    if (warnings > 0) return translate('designer.published.withWarnings', { version, count: warnings });
    return translate('designer.publish.publish', { version });
  };
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
            changes={changes}
            beforeName={onlineName}
            afterName={translate('designer.publish.draft', { version })}
          >
            <label className="adit-design-publish-note" htmlFor={noteId}>
              {translate('designer.publish.note')}
            </label>
            <Input.TextArea
              id={noteId}
              rows={2}
              maxLength={limits.releaseNoteLength}
              value={note}
              placeholder={
                summary === ''
                  ? translate('designer.publish.noteHint')
                  : translate('designer.published.noteProposed', { note: summary })
              }
              onChange={({ target }) => setNote(target.value)}
            />
          </ChangesView>
        ) : (
          <div />
        )}
        <Gates
          document={document}
          findings={all}
          trial={trial}
          online={releaseVersion}
          onFinding={onFinding}
          isOfPlace={release.isOfPlace}
          place={
            isFirst && hasPlace(document)
              ? { isChosen: menu.parentId !== null, control: <MenuPlace {...menu} /> }
              : undefined
          }
        />
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
            onClick={() => (status === 'ready' ? void release.publish(note.trim() || summary) : release.again())}
          >
            {publishWords()}
          </WaitingButton>
        )}
      </div>
    </>
  );
}
