import { Tag } from 'antd';
import { useSyncExternalStore } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { useDesigner } from '../designer-context.ts';
import { useUnfinished } from '../json/unfinished.ts';
import { useDesignerText } from '../use-designer-text.ts';
import type { SavingState } from './model-saver.ts';
import { useOpenModel } from './open-model.ts';
import { timeOfDay } from './time-words.ts';

/** Whether the work is on the server and since when, and how the draft stands to what is online. */
export function SavedMark({ saving }: { readonly saving: SavingState }) {
  const translate = useDesignerText();
  const { language } = useServices();
  const { store } = useDesigner();
  const differs = useSyncExternalStore(store.subscribe, useOpenModel().isUnsaved);
  const unfinished = useUnfinished(store);
  const unsaved = differs || unfinished;
  const { status, savedAt, releaseVersion, changed } = saving;
  const words = () => {
    if (status === 'saving') return translate('designer.frame.saving');
    if (status === 'failed') return translate('designer.frame.saveFailed');
    if (unsaved) return translate('designer.frame.unsaved');
    if (savedAt === null) return translate('designer.frame.saved');
    return translate('designer.frame.savedAt', { time: timeOfDay(savedAt, language) });
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
