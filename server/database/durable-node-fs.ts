import { closeSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Operations = Record<string, ((...parameters: unknown[]) => unknown) | undefined>;

/** The part of Emscripten's file system on Node (library_nodefs.js) that is used here; PGlite does not publish it. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  node_ops: Operations;
  stream_ops: Operations & { fsync?: (stream: { nfd?: number; node: unknown }) => number };
}

/** All that changes files; what else there is reads, or opens a file that one of these has made. */
const changesOfNodes = ['mknod', 'rename', 'unlink', 'rmdir', 'symlink', 'setattr'];
const changesOfStreams = ['write', 'setattr', 'fsync'];

/**
 * PGlite's file system on a folder, with a real fsync. The stock one has no fsync handler: the engine's calls then
 * succeed without reaching the disk. This touches internals, hence `assertCommitSyncs` and the pinned PGlite version.
 */
export class DurableNodeFS extends NodeFS {
  /** fsync calls that reached the disk so far */
  syncs = 0;

  /** @param beforeChange called before anything in the folder is changed; does not return when it must not be */
  constructor(
    folder: string,
    private readonly beforeChange: () => void = () => {},
  ) {
    super(folder);
  }

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
      this.#guard(fileSystem.node_ops, changesOfNodes);
      this.#guard(fileSystem.stream_ops, changesOfStreams);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, installFsync] } };
  }

  #guard(operations: Operations, names: readonly string[]): void {
    for (const name of names) {
      const change = operations[name];
      if (change === undefined) throw new Error(`The file system of the embedded engine has no ${name}.`);
      operations[name] = (...parameters) => {
        this.beforeChange();
        return change(...parameters);
      };
    }
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
