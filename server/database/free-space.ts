import { statfs } from 'node:fs/promises';

export interface Volume {
  freeBytes: number;
  totalBytes: number;
}

export interface FreeSpaceOptions {
  /** default: 500 MB or 5 % of the volume, whichever is smaller, but not below 50 MB */
  floorBytes?: number | undefined;
  /** default: statfs of the folder */
  measure?: ((folder: string) => Promise<Volume>) | undefined;
}

const mostFloorBytes = 500_000_000;
const floorShare = 0.05;
/** The log grows by files of 16 MB: with less room than a few of them the engine panics whatever the share is. */
const leastFloorBytes = 50_000_000;
/** Often enough for an import at the speed of the disk not to run through the floor. */
const lookEveryMs = 1000;

async function measureVolume(folder: string): Promise<Volume> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/**
 * Watches the space left for the embedded database. On a full disk the engine's log write never returns, so writes
 * are refused well before that.
 */
export class FreeSpace {
  /** as last seen */
  isLow = false;
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly folder: string,
    private readonly options: FreeSpaceOptions,
  ) {
    this.#timer = setInterval(() => void this.look(), lookEveryMs);
    this.#timer.unref();
  }

  /** @returns whether there is enough. A volume that cannot be measured counts as enough. */
  async look(): Promise<boolean> {
    const { floorBytes, measure = measureVolume } = this.options;
    try {
      const { freeBytes, totalBytes } = await measure(this.folder);
      const ownFloorBytes = Math.max(leastFloorBytes, Math.min(mostFloorBytes, totalBytes * floorShare));
      this.isLow = freeBytes < (floorBytes ?? ownFloorBytes);
    } catch {
      this.isLow = false;
    }
    return !this.isLow;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
