import { useRef, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { newId } from '../../engine/schema/helpers/ids.ts';
import { limits } from '../../engine/schema/limits.ts';
import { saveFrom } from '../upload-file/file-landing.ts';
import { type Importing, type ImportResult, listOf, type Preview, type PreviewRow } from './import-rows.ts';

/** A file that the server has read. */
export interface SentFile {
  readonly name: string;
  /** What the server calls it. */
  readonly handle: string;
}

export interface ImportState {
  readonly file: SentFile | null;
  readonly preview: Preview | null;
  readonly result: ImportResult | null;
  readonly isBusy: boolean;
  /** Why the last thing that was asked failed; '' where it did not. */
  readonly failure: string;
}

const empty: ImportState = { file: null, preview: null, result: null, isBusy: false, failure: '' };

/** What the three steps ask of the server. What fails says why, and may be asked again. */
export function useImport({ ways }: Importing) {
  const services = useServices();
  const { translate } = services;
  const [state, setState] = useState(empty);
  // One for each file: asked again, the import is the same one.
  const key = useRef('');
  const change = (part: Partial<ImportState>) => setState((known) => ({ ...known, ...part }));
  const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    change({ isBusy: true, failure: '' });
    try {
      return await work();
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      change({ failure: error.message });
      return undefined;
    } finally {
      change({ isBusy: false });
    }
  };
  const look = async ({ handle }: SentFile, rows: readonly PreviewRow[] | null) => {
    const preview = await attempt(() => ways.look(handle, rows === null ? undefined : listOf(rows)));
    if (preview) change({ preview });
    return preview !== undefined;
  };
  return {
    state,
    async send(file: File) {
      if (!/\.xlsx?$/i.test(file.name)) return change({ failure: translate('import.name') });
      if (file.size >= limits.importFileBytes) return change({ failure: translate('import.large') });
      const body = new FormData();
      body.append('file', file);
      change({ file: null, preview: null });
      const handle = await attempt(() => ways.send(body));
      if (handle === undefined) return;
      key.current = newId();
      change({ file: { name: file.name, handle } });
    },
    /** What was looked through otherwise counts no longer. */
    forgetRows: () => change({ preview: null, failure: '' }),
    forget: () => change({ file: null, preview: null, failure: '' }),
    clearFailure: () => change({ failure: '' }),
    look,
    async put(file: SentFile, seen: Preview) {
      const result = await attempt(() => ways.put(file.handle, seen, key.current));
      if (result) change({ result });
      return result;
    },
    /** All rows were deleted: nobody has to be asked what that leaves. */
    empty() {
      const counts = { create: 0, update: 0, repeated: 0, wrong: 0 };
      setState((known) => ({
        ...known,
        preview: known.preview && { ...known.preview, dataRow: [], errors: [], counts },
      }));
      return true;
    },
    async template() {
      const answer = await attempt(() => ways.template());
      if (answer) saveFrom(services.addressOf(answer.url));
    },
    async failures(result: ImportResult) {
      const answer = await attempt(() => ways.failures(result));
      if (answer) saveFrom(services.addressOf(answer.url));
    },
  };
}
