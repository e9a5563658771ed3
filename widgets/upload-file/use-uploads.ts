import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useFieldWork } from '../../engine/render/use-field-work.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { judgeCount, judgeFile, type UploadRules } from '../../engine/schema/files/upload-rules.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import { refusalText } from './upload-words.ts';

/** A file on its way, or one that did not arrive. */
export interface PendingFile {
  readonly key: number;
  readonly file: File;
  readonly percent: number;
  /** Words for people; null while it is on its way. */
  readonly failure: string | null;
}

interface Input {
  readonly field: Field;
  readonly value: unknown;
  onChange(value: FileEntry[] | null): void;
  readonly rules: UploadRules;
}

/** Files of a field and those on their way to it: checking, sending, trying again, removing. */
export function useUploads({ field, value, onChange, rules }: Input) {
  const { upload, translate, toast, confirm } = useServices();
  const entries = Array.isArray(value) ? value.filter(isFileEntry) : [];
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  // Uploads end at any time, two of them between two drawings as well: each adds to what the field holds then.
  const latest = useRef({ entries, onChange });
  latest.current = { entries, onChange };

  const unsent = pending.filter(({ failure }) => failure !== null).map(({ file }) => file.name);
  useFieldWork(field, {
    isRunning: unsent.length < pending.length,
    failure:
      unsent.length > 0 ? translate('widget.upload.unsent', { names: unsent.join(translate('list.separator')) }) : '',
  });

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const handOut = (next: FileEntry[]) => {
    latest.current.entries = next;
    latest.current.onChange(next.length > 0 ? next : null);
  };
  const patch = (key: number, change: Partial<PendingFile>) =>
    setPending((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setPending((list) => list.filter((one) => one.key !== key));

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const type = rules.kind === 'image' ? 'annexpic' : 'annex';
    try {
      const entry = await upload(file, type, (percent) => patch(key, { percent }), controller.signal);
      if (controller.signal.aborted) return;
      drop(key);
      setNews(translate('widget.upload.done', { name: file.name }));
      handOut([...latest.current.entries, entry]);
    } catch (error) {
      if (controller.signal.aborted) return;
      const failure = (error instanceof Error && error.message) || translate('widget.upload.failed');
      patch(key, { failure });
      toast('error', failure);
    } finally {
      running.current.delete(key);
    }
  };

  const refuse = (lines: readonly { readonly name?: string; readonly reason: string }[]) => {
    setRefusals(
      lines.map(({ name, reason }) => (name ? translate('widget.upload.refused', { name, reason }) : reason)),
    );
    for (const reason of new Set(lines.map((line) => line.reason))) toast('error', reason);
  };

  /** Sends what the rules allow, as far as there is room, and says why the others are not taken. */
  const add = (files: readonly File[]) => {
    const lines: { name?: string; reason: string }[] = [];
    const taken: PendingFile[] = [];
    let full: string | undefined;
    for (const file of files) {
      const problem = judgeFile(file, rules);
      const tooMany = judgeCount(latest.current.entries.length + pending.length + taken.length + 1, rules);
      if (problem) lines.push({ name: file.name, reason: refusalText(problem, rules, translate) });
      else if (tooMany) full ??= refusalText(tooMany, rules, translate);
      else {
        lastKey.current += 1;
        taken.push({ key: lastKey.current, file, percent: 0, failure: null });
      }
    }
    refuse(full === undefined ? lines : [...lines, { reason: full }]);
    setPending((list) => [...list, ...taken]);
    for (const { key, file } of taken) void send(key, file);
  };

  /** Says so, and is true, when there is no room for one more. */
  const refusesMore = () => {
    const problem = judgeCount(entries.length + pending.length + 1, rules);
    if (problem) refuse([{ reason: refusalText(problem, rules, translate) }]);
    return problem !== null;
  };

  const retry = (key: number) => {
    const one = pending.find((candidate) => candidate.key === key);
    if (!one) return;
    patch(key, { failure: null, percent: 0 });
    void send(key, one.file);
  };

  const cancel = (key: number) => {
    running.current.get(key)?.abort();
    drop(key);
  };

  /** Asks first. True when the file is gone. Source: library specification 5, form items. */
  const remove = async (entry: FileEntry): Promise<boolean> => {
    const sure = await confirm({
      title: translate('widget.upload.removeTitle'),
      text: translate('widget.upload.removeText'),
      okText: translate('widget.upload.removeOk'),
      danger: true,
    });
    if (sure) {
      setRefusals([]);
      handOut(latest.current.entries.filter((one) => one.fileId !== entry.fileId));
      // Source: shell specification 8, file deletion. What the server makes of it comes with the save.
      toast('success', translate('widget.upload.removed'));
    }
    return sure;
  };

  return { entries, pending, refusals, news, add, refusesMore, retry, cancel, remove };
}

export type Uploads = ReturnType<typeof useUploads>;
