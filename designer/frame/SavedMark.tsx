import { Tag } from 'antd';
import { useSyncExternalStore } from 'react';
import { type Moments, useMoments } from '../../engine/render/use-moments.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { useUnfinished } from '../json/unfinished.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useOpenModel } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { SavingState } from './model-saver.ts';

/** Whether the work is on the server and since when, and how the draft stands to what is online. */
export function SavedMark({ saving }: { readonly saving: SavingState }) {
  const translate = useDesignerText();
  const moments = useMoments();
  const { store } = useDesigner();
  const differs = useSyncExternalStore(store.subscribe, useOpenModel().isUnsaved);
  const unfinished = useUnfinished(store);
  const unsaved = differs || unfinished;
  const { status, failure, savedAt, releaseVersion, changed } = saving;
  const words = () => {
    if (status === 'saving') return translate('designer.frame.saving');
    const time = savedAt === null ? null : savedTime(savedAt, moments);
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

/** The time of day, with its day where it is not today's. */
function savedTime(at: number, moments: Moments): string {
  const isToday = moments.text(at, dateFormats.day) === moments.text(Date.now(), dateFormats.day);
  return moments.text(at, isToday ? 'HH:mm:ss' : dateFormats.short);
}
