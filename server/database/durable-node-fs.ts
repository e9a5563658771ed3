import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system on Node (library_nodefs.js) that is used here; PGlite does not publish it. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/**
 * PGlite's file system on a folder, with a real fsync. The stock one has no fsync handler: the engine's calls then
 * succeed without reaching the disk. This touches internals, hence `assertCommitSyncs` and the pinned PGlite version.
 */
export class DurableNodeFS extends NodeFS {
  /** fsync calls that reached the disk so far */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = emscriptenOpts.preRun ?? [];
    const installFsync = (module: object): void => {
      // The module type leaves NODEFS out; the shape is checked by `assertCommitSyncs` when the database opens.
      const fileSystem = (module as { NODEFS: NodeFileSystem }).NODEFS;
      fileSystem.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncFolder(fileSystem.realPath(node));
        else fsyncSync(nfd);
        this.syncs += 1;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, installFsync] } };
  }
}

function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
