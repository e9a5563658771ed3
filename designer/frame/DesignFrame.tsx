import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import type { JsonObject } from '../document/json.ts';
import { withJudged } from '../findings/judged-findings.ts';
import { useFindings } from '../findings/use-findings.ts';
import { useUnfinished } from '../json/unfinished.ts';
import { DesignerContext } from '../parts/designer-context.ts';
import { type OpenModel, OpenModelContext } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { type DesignSession, useDraftKeeping, useSaving, useUnsaved } from './design-session.ts';
import { FrameBody } from './FrameBody.tsx';
import { useDesignerValue } from './use-designer-value.ts';

interface Props {
  readonly session: DesignSession;
  readonly modelId: string;
  readonly registry: Registry;
  onBack(): void;
}

/** Joins one open model with the parts that design it. */
export function DesignFrame({ session, modelId, registry, onBack }: Props) {
  const { store, saver, keeper } = session;
  const saving = useSaving(saver);
  const { judged } = saving;
  const join = useCallback(
    (found: readonly Finding[], document: JsonObject) => withJudged(found, judged, document),
    [judged],
  );
  const findings = useFindings(store, join);
  const designer = useDesignerValue(store, registry, findings);
  const [offered, setOffered] = useState(session.offered);
  useDraftKeeping(session, offered !== null);

  const { revision, releaseVersion } = saving;
  const model = useMemo<OpenModel>(
    () => ({
      id: modelId,
      revision,
      releaseVersion,
      isUnsaved: saver.unsaved,
      save: saver.save,
      reload: saver.reload,
    }),
    [modelId, revision, releaseVersion, saver],
  );
  return (
    <DesignerContext value={designer}>
      <OpenModelContext value={model}>
        <LeaveGuard session={session} />
        <FrameBody saving={saving} onBack={onBack} />
        <ConflictDialog
          conflict={saving.conflict}
          onJoined={(document) => {
            saver.resolve(document);
            void saver.save();
          }}
          onLater={saver.postpone}
        />
        <DraftOffer
          draft={offered}
          revision={revision}
          onRestore={(draft) => {
            saver.restore(draft);
            setOffered(null);
          }}
          onDiscard={() => {
            keeper.drop();
            setOffered(null);
          }}
        />
      </OpenModelContext>
    </DesignerContext>
  );
}

/**
 * What is unsaved is saved before it is left. Work that cannot be stays on this machine, text that is no design yet does not;
 * who leaves is told so.
 */
function LeaveGuard({ session }: { readonly session: DesignSession }) {
  const unsaved = useUnsaved(session);
  const unfinished = useUnfinished(session.store);
  const { saver } = session;
  const { guardLeave, confirm } = useServices();
  const translate = useDesignerText();
  useEffect(() => {
    if (!unsaved && !unfinished) return;
    return guardLeave(async () => {
      const isSaved = saver.state().failure !== 'conflict' && (await saver.save());
      if (isSaved && !unfinished) return true;
      const text = [
        ...(unfinished ? [translate('designer.frame.leaveJson')] : []),
        ...(isSaved ? [] : [translate('designer.frame.leaveText')]),
      ].join(' ');
      return confirm({
        title: translate('designer.frame.leaveTitle'),
        text,
        okText: translate('designer.frame.leave'),
      });
    });
  }, [unsaved, unfinished, saver, guardLeave, confirm, translate]);
  return null;
}
