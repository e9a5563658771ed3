import { useEffect, useRef, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { answerCodes, isLocked } from '../../engine/schema/call-shapes/envelope.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { isLarge, type PendingFile } from './pending-file.ts';

interface Input {
  readonly type: 'annex' | 'annexpic';
  onArrived(entry: FileEntry, file: File): void;
  /** It will never be taken, and is no longer there. @param reason words for people */
  onRefused(file: File, reason: string): void;
  /** How much of a large one has gone: whole percent. @param knownBy what the server knows it by */
  onMoved(file: File, percent: number, knownBy: string | undefined): void;
}

/** The files of a field that are on their way, each with what can be done about it. */
export function usePendingFiles(input: Input) {
  const { upload, translate, toast } = useServices();
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);
  const latest = useRef(input);
  latest.current = input;

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  const patch = (key: number, change: Partial<PendingFile>) =>
    setPending((list) => list.map((one) => (one.key === key ? { ...one, ...change } : one)));
  const drop = (key: number) => setPending((list) => list.filter((one) => one.key !== key));

  const fail = (key: number, file: File, error: unknown) => {
    const failure = (error instanceof Error && error.message) || translate('widget.upload.failed');
    if (!isLarge(file) || !isFinal(error)) {
      patch(key, { stage: 'failed', failure });
      toast('error', failure);
      return;
    }
    drop(key);
    latest.current.onRefused(file, failure);
  };

  const send = async (key: number, file: File) => {
    const controller = new AbortController();
    running.current.set(key, controller);
    const { signal } = controller;
    try {
      const entry = await upload(
        file,
        latest.current.type,
        (percent, stage = 'sending', knownBy) => {
          if (signal.aborted) return;
          if (stage === 'sending' && isLarge(file)) latest.current.onMoved(file, Math.floor(percent), knownBy);
          patch(key, {
            stage,
            ...(stage === 'checking' && { checked: percent }),
            ...(stage === 'sending' && { percent }),
          });
        },
        signal,
      );
      if (signal.aborted) return;
      drop(key);
      latest.current.onArrived(entry, file);
    } catch (error) {
      if (!signal.aborted) fail(key, file, error);
    } finally {
      if (running.current.get(key) === controller) running.current.delete(key);
    }
  };

  const stop = (key: number) => running.current.get(key)?.abort();
  const again = (key: number) => {
    const one = pending.find((candidate) => candidate.key === key);
    if (!one) return;
    patch(key, { stage: isLarge(one.file) ? 'waiting' : 'sending', failure: '' });
    void send(key, one.file);
  };

  return {
    pending,
    begin(files: readonly File[]) {
      const begun = files.map((file): PendingFile => {
        lastKey.current += 1;
        const stage = isLarge(file) ? 'waiting' : 'sending';
        return { key: lastKey.current, file, stage, checked: 0, percent: 0, failure: '' };
      });
      setPending((list) => [...list, ...begun]);
      for (const { key, file } of begun) void send(key, file);
    },
    pause(key: number) {
      stop(key);
      patch(key, { stage: 'paused' });
    },
    resume: again,
    retry: again,
    /** @returns the file that is no longer on its way */
    cancel(key: number): File | undefined {
      stop(key);
      drop(key);
      return pending.find((one) => one.key === key)?.file;
    },
  };
}

/** Refused for what it is, or gone from where it was: to send it again would end the same way. */
function isFinal(error: unknown): boolean {
  if (!isRequestFailure(error)) return false;
  const { code } = error;
  if (code === 'unreadable') return true;
  return Number(code) >= 400 && Number(code) < 500 && !isLocked(code) && Number(code) !== answerCodes.tooMany.code;
}
