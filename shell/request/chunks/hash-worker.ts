import { Sha256 } from '../../../engine/schema/helpers/sha-256.ts';

/** A file to be read from its beginning to its end. */
export interface HashTask {
  readonly file: Blob;
  readonly sliceBytes: number;
}

/** How far it is, and in the end the hash; or that it cannot be read. */
export type HashNews = { readonly bytes: number } | { readonly hash: string } | { readonly isUnreadable: true };

const tell = (news: HashNews) => self.postMessage(news);

self.onmessage = async ({ data: { file, sliceBytes } }: MessageEvent<HashTask>) => {
  const hash = new Sha256();
  try {
    for (let at = 0; at < file.size; at += sliceBytes) {
      const slice = new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer());
      hash.update(slice);
      tell({ bytes: at + slice.length });
    }
    tell({ hash: hash.hex() });
  } catch {
    tell({ isUnreadable: true });
  }
};
