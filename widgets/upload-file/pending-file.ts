import type { UploadStage } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Translate } from '../../engine/schema/text/text.ts';

/** A file on its way, one that was stopped, or one that did not arrive. */
export interface PendingFile {
  readonly key: number;
  readonly file: File;
  readonly stage: UploadStage | 'paused' | 'failed';
  /** How much of it has been read, and how much has gone: percent. */
  readonly checked: number;
  readonly percent: number;
  /** Words for people; empty while nothing has gone wrong. */
  readonly failure: string;
}

export type PendingAction = 'pause' | 'resume' | 'retry';

export const isUnderWay = ({ stage }: PendingFile): boolean => stage !== 'paused' && stage !== 'failed';

/** One that goes in pieces: what the server has of it stays there when it is stopped. */
export const isLarge = ({ size }: { readonly size: number }): boolean => size > limits.chunkBytes;

/** What may be done with it beside removing it. */
export function actionOf(one: PendingFile): PendingAction | null {
  if (one.stage === 'failed') return 'retry';
  if (one.stage === 'paused') return 'resume';
  return isLarge(one.file) ? 'pause' : null;
}

/** How far it is, in what it is at. */
export const shownPercent = ({ stage, checked, percent }: PendingFile): number =>
  Math.floor(stage === 'checking' ? checked : percent);

/** `上传中 42%`. */
export const stageWords = (one: PendingFile, translate: Translate): string =>
  translate(`widget.upload.stage.${one.stage}`, { percent: shownPercent(one) });
