// Here: what widgets, shell and designer are written against; it draws nothing itself.

import { createContext, useContext } from 'react';
import type { Refusal } from '../schema/call-shapes/envelope.ts';
import type { UserInfo } from '../schema/calls/index.ts';
import type { TimeAgoRule } from '../schema/helpers/time-ago.ts';
import type { Language, Translate } from '../schema/text/text.ts';
import type { FileEntry } from '../schema/values/index.ts';
import type { LoadOptions } from './option-store.ts';
import type { Requests } from './requests.ts';

/** Empty where he is in none. */
export type Person = Pick<UserInfo, 'userId' | 'organizeIds' | 'positionId'>;

export interface Drafts {
  read(key: string): unknown;
  write(key: string, value: object): void;
  remove(key: string): void;
}

/** What can be done about a message; while it is offered, the message stays longer. */
export interface ToastAction {
  readonly text: string;
  readonly forMs: number;
  /** Takes back what the message is about: the keys of undoing do so as well. */
  readonly isUndo?: true;
  run(): void;
}

/** Where a large file on its way stands: read, to know what of it is there already; waiting for its turn; being sent. */
export type UploadStage = 'checking' | 'waiting' | 'sending';

/** Whether a page may be left; `unasked` where it may and nobody had to be asked. */
export type AskToLeave = () => Promise<boolean | 'unasked'>;

/** What a widget may ask of the world around it. The shell hands it in; tests and stories hand in their own. */
export interface Services extends Requests {
  /** The published document that asks: a model's id, or a screen's; left out where a page is only tried out. */
  readonly documentId?: string;
  readonly language: Language;
  readonly translate: Translate;
  /** IANA name of the zone of the installation: in it all moments are written, and read where people enter them. */
  readonly timeZone: string;
  /** Who reads the page, where somebody is signed in: new records may begin with him, his department, his position. */
  readonly person?: Person | undefined;
  /** By which rule relative time is said; `long` where nobody says. */
  readonly timeAgoRule?: TimeAgoRule;
  /**
   * Sends a file; rejects with an Error whose message is for people, a RequestFailure where the server refused it or the file
   * cannot be read (`unreadable`). One that is longer than a piece goes in pieces: sent again after a stop, only what is
   * missing goes.
   * @param onProgress is told of one in pieces what the server knows it by, once that is known
   */
  upload(
    file: File,
    type: 'annex' | 'annexpic',
    onProgress: (percent: number, stage?: UploadStage, knownBy?: string) => void,
    signal?: AbortSignal,
  ): Promise<FileEntry>;
  /**
   * A file whose upload was stopped is not wanted any more: what of it has arrived need not be kept. Nobody waits for it.
   * @param file or what the server knows it by, where the page that had it is gone
   */
  forgetUpload?(file: File | string): void;
  /** An address that the page itself may load (`blob:`), for a picture or a download; release it with URL.revokeObjectURL. */
  fileAddress(file: FileEntry): Promise<string>;
  /** Entries of a dictionary or a data interface. */
  readonly loadOptions: LoadOptions;
  /** Whether a call only answers, so that asking again changes nothing; no call does where nobody says. */
  reads?(call: string): boolean;
  /** Whether the person has a button code of a model; for looks only, the server asks again. */
  may(modelId: string, code: string): boolean;
  /** Entries in progress, kept on this machine for this person until they are saved. */
  readonly drafts: Drafts;
  /** What the page that asks remembers of how it was left, until its tab is closed; left out where no page has a tab. */
  readonly pageMemory?: Drafts;
  /**
   * Asked before the page is left: false keeps it. Returns the way to stop asking.
   * @param keeps what is unsaved is kept as a draft: nothing is asked where the page is only loaded anew, or where the person
   *   has just agreed to lose something else of the page
   */
  guardLeave(ask: AskToLeave, keeps?: boolean): () => void;
  toast(kind: 'success' | 'error' | 'info' | 'warning', text: string, action?: ToastAction): void;
  confirm(question: { title: string; text?: string; okText: string; danger?: boolean }): Promise<boolean>;
  /** Something the program around the page can do (signOut, closeTab …); rejects on a name it does not know. `quiet`: the caller shows a failure itself. */
  command(
    name: string,
    args: Readonly<Record<string, unknown>>,
    options?: { readonly quiet?: boolean },
  ): Promise<unknown>;
  /** How a link names a path inside the application, which may stand below the root of its host; other addresses as they are. */
  addressOf(path: string): string;
  /** Whether documents may embed an address and lead to it by themselves: one of our own, or of a listed host. */
  isListed(address: string): boolean;
  /** Inside the application when it starts with `/`, else a new window. */
  navigate(to: string, target?: '_self' | '_blank'): void;
}

export const ServicesContext = createContext<Services | null>(null);

/** Rejection of `request`: words for people, the envelope's code, and what the server adds to it. */
export interface RequestFailure extends Error {
  readonly code: number | string;
  readonly data: Refusal | null;
}

export function isRequestFailure(error: unknown): error is RequestFailure {
  return error instanceof Error && 'code' in error && 'data' in error;
}

/** @throws Error outside an engine: a mistake of ours */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('A widget was drawn outside an engine: wrap it in ServicesContext.');
  return services;
}
