import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { judgeFile, type UploadRules } from '../../engine/schema/files/upload-rules.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { refusalText } from '../upload-file/upload-words.ts';

/** A picture that was chosen and is not kept yet. */
interface NewPicture {
  readonly file: File;
  /** What the server holds of it; null while it is on its way. */
  readonly sent: FileEntry | null;
  readonly percent: number;
  /** Words for people; empty while it is under way. */
  readonly failure: string;
}

/**
 * The way of one picture from the chooser to where it is kept: checked, sent, handed over. One that fails stays chosen and
 * can be tried again from where it failed.
 * @param keep resolves to false when it was not kept, which has been said by then
 */
export function useNewPicture(rules: UploadRules, keep: (file: FileEntry) => Promise<boolean>) {
  const { upload, translate } = useServices();
  const [chosen, setChosen] = useState<NewPicture | null>(null);
  const [refusal, setRefusal] = useState('');
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);

  const send = async (file: File, sent: FileEntry | null) => {
    const { signal } = left.current;
    const show = (change: Partial<NewPicture>) =>
      !signal.aborted && setChosen((known) => ({ file, sent, percent: 0, failure: '', ...known, ...change }));
    show({ percent: 0, failure: '' });
    let entry = sent;
    try {
      entry ??= await upload(file, 'annexpic', (percent) => show({ percent }), signal);
    } catch (error) {
      show({ failure: (error instanceof Error && error.message) || translate('widget.upload.failed') });
      return;
    }
    if (signal.aborted) return;
    show({ sent: entry, percent: 100 });
    if (!(await keep(entry))) show({ failure: translate('widget.picture.notKept', { name: file.name }) });
    else if (!signal.aborted) setChosen(null);
  };
  const isBusy = chosen !== null && chosen.failure === '';
  return {
    isBusy,
    percent: Math.round(chosen?.percent ?? 0),
    failure: chosen?.failure || refusal,
    canRetry: chosen !== null && !isBusy,
    take: (file: File) => {
      if (isBusy) return;
      const problem = judgeFile(file, rules);
      setRefusal(problem ? refusalText(problem, rules, translate) : '');
      setChosen(null);
      if (!problem) void send(file, null);
    },
    retry: () => chosen && void send(chosen.file, chosen.sent),
    forget: () => {
      setChosen(null);
      setRefusal('');
    },
  };
}
