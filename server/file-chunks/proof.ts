import { createHash } from 'node:crypto';
import type { Content } from '../file/write-content.ts';
import { Refused } from '../kernel/refused.ts';
import type { ChunkUpload } from './chunk-upload.ts';

const md5Digits = 32;

/** Proves, while the whole is read, that it is what its identifier says. Source: reliability A70 */
export class Proof {
  readonly #upload: ChunkUpload;
  readonly #md5;

  constructor(upload: ChunkUpload) {
    this.#upload = upload;
    this.#md5 = upload.identifier.length === md5Digits ? createHash('md5') : null;
  }

  /** Hands the pieces on. */
  async *read(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      this.#md5?.update(piece);
      yield piece;
    }
  }

  /** @throws Refused `badInput` */
  require({ size, sha256 }: Content): void {
    const { identifier, total_size } = this.#upload;
    const digest = this.#md5?.digest('hex') ?? sha256;
    if (size !== Number(total_size) || digest !== identifier) throw new Refused('badInput', 'file.identifier');
  }
}
