import { useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useFieldWork } from '../../engine/render/use-field-work.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { judgeCount, judgeFile, type UploadRules } from '../../engine/schema/files/upload-rules.ts';
import { type FileEntry, isFileEntry } from '../../engine/schema/values/index.ts';
import { isLarge, isUnderWay } from './pending-file.ts';
import { refusalText } from './upload-words.ts';
import { type KeptUpload, useKeptUploads } from './use-kept-uploads.ts';
import { useLeaveWithUploads } from './use-leave-with-uploads.ts';
import { usePendingFiles } from './use-pending-files.ts';

interface Input {
  /** Of the control on its page. */
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  onChange(value: FileEntry[] | null): void;
  readonly rules: UploadRules;
}

/** Files of a field and those on their way to it: checking, sending, stopping, trying again, removing. */
export function useUploads({ id, field, value, onChange, rules }: Input) {
  const { translate, toast, confirm, forgetUpload } = useServices();
  const entries = Array.isArray(value) ? value.filter(isFileEntry) : [];
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [news, setNews] = useState('');
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  // The rows of a sub-table have no names that outlive the page.
  const kept = useKeptUploads(field.table === null ? id : null);
  // Uploads end at any time, two of them between two drawings as well: each adds to what the field holds then.
  const latest = useRef({ entries, onChange });
  latest.current = { entries, onChange };

  const handOut = (next: FileEntry[]) => {
    latest.current.entries = next;
    latest.current.onChange(next.length > 0 ? next : null);
  };
  const refuse = (lines: readonly { readonly name?: string; readonly reason: string }[]) => {
    setRefusals(
      lines.map(({ name, reason }) => (name ? translate('widget.upload.refused', { name, reason }) : reason)),
    );
    for (const reason of new Set(lines.map((line) => line.reason))) toast('error', reason);
  };

  const files = usePendingFiles({
    type: rules.kind === 'image' ? 'annexpic' : 'annex',
    onArrived(entry, file) {
      kept.forget(file);
      setNews(translate('widget.upload.done', { name: file.name }));
      setArrived((ids) => new Set(ids).add(entry.fileId));
      handOut([...latest.current.entries, entry]);
    },
    onRefused(file, reason) {
      kept.forget(file);
      refuse([{ name: file.name, reason }]);
    },
    onMoved: kept.keep,
  });
  const { pending } = files;

  const unsent = pending.filter((one) => !isUnderWay(one)).map(({ file }) => file.name);
  useFieldWork(field, {
    isRunning: unsent.length < pending.length,
    failure:
      unsent.length > 0 ? translate('widget.upload.unsent', { names: unsent.join(translate('list.separator')) }) : '',
  });
  useLeaveWithUploads(pending);

  /** Sends what the rules allow, as far as there is room, and says why the others are not taken. */
  const add = (chosen: readonly File[]) => {
    const lines: { name?: string; reason: string }[] = [];
    const taken: File[] = [];
    let full: string | undefined;
    for (const file of chosen) {
      const problem = judgeFile(file, rules);
      const tooMany = judgeCount(latest.current.entries.length + countPending() + taken.length + 1, rules);
      if (problem) lines.push({ name: file.name, reason: refusalText(problem, rules, translate) });
      else if (tooMany) full ??= refusalText(tooMany, rules, translate);
      else taken.push(file);
    }
    refuse(full === undefined ? lines : [...lines, { reason: full }]);
    if (isSingle && taken.length > 0) for (const { key } of pending) cancel(key);
    for (const file of taken) kept.withdraw(file);
    files.begin(taken);
  };
  // Where one file is all, the next one takes the place of one that is on its way. Source: pickers 3.8
  const isSingle = rules.countMost === 1;
  const countPending = () => (isSingle ? 0 : pending.length);

  /** Says so, and is true, when there is no room for one more. */
  const refusesMore = () => {
    const problem = judgeCount(entries.length + countPending() + 1, rules);
    if (problem) refuse([{ reason: refusalText(problem, rules, translate) }]);
    return problem !== null;
  };

  const cancel = (key: number) => {
    const file = files.cancel(key);
    if (!file) return;
    kept.forget(file);
    if (isLarge(file)) forgetUpload?.(file);
  };
  const forgetKept = (one: KeptUpload) => {
    kept.forget(one);
    kept.withdraw(one);
    // It counts among those that were begun, until the server hears of it.
    if (one.knownBy !== undefined) forgetUpload?.(one.knownBy);
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

  const { pause, resume, retry } = files;
  const { offered } = kept;
  return {
    entries,
    pending,
    arrived,
    offered,
    refusals,
    news,
    add,
    refusesMore,
    pause,
    resume,
    retry,
    cancel,
    forgetKept,
    remove,
  };
}

export type Uploads = ReturnType<typeof useUploads>;
