import { Tag } from 'antd';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useDesigner } from '../designer-context.ts';
import { useUnfinished } from '../json/unfinished.ts';
import { useDesignerText } from '../use-designer-text.ts';
import type { SavingState } from './model-saver.ts';
import { useOpenModel } from './open-model.ts';
import { timeSince } from './time-words.ts';

/** Whether the work is on the server and since when, and how the draft stands to what is online. */
export function SavedMark({ saving }: { readonly saving: SavingState }) {
  const translate = useDesignerText();
  const { language } = useServices();
  const { store } = useDesigner();
  const differs = useSyncExternalStore(store.subscribe, useOpenModel().isUnsaved);
  const unfinished = useUnfinished(store);
  const unsaved = differs || unfinished;
  const { status, failure, savedAt, releaseVersion, changed } = saving;
  const words = () => {
    if (status === 'saving') return translate('designer.frame.saving');
    const time = savedAt === null ? null : timeSince(savedAt, language);
    if (failure === 'unreached') return translate('designer.autoSave.unreached');
    if (status === 'failed') return translate('designer.frame.saveFailed');
    if (unsaved)
      return time === null
        ? translate('designer.frame.unsaved')
        : translate('designer.autoSave.unsavedSince', { time });
    return time === null ? translate('designer.frame.saved') : translate('designer.frame.savedAt', { time });
  };
  return (
    <>
      <span className="adit-design-saved" data-status={unsaved && status === 'idle' ? 'unsaved' : status}>
        {words()}
      </span>
      {(changed || unsaved) && (
        <Tag color="warning">{translate('designer.frame.draft', { version: (releaseVersion ?? 0) + 1 })}</Tag>
      )}
      <span className="adit-design-online">
        {releaseVersion === null
          ? translate('designer.frame.offline')
          : translate('designer.frame.online', { version: releaseVersion })}
      </span>
    </>
  );
}
