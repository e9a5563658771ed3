import { setTimeout as rest } from 'node:timers/promises';
import { shape } from '../../engine/schema/shape.ts';
import { defineServerJob } from '../jobs/index.ts';
import { refillSlice } from './refill-slice.ts';

/** A table of millions of rows takes hours: it is done beside the work of people. */
const deadlineMs = 24 * 3_600_000;

/**
 * Gives the rows of a model the pieces by which its version that is online is searched. A publish meanwhile asks for it
 * once more; whatever was done stays done when its process ends.
 */
export const refillJob = defineServerJob({
  name: 'search.refill',
  title: 'job.searchRefill',
  input: shape.object({ modelId: shape.string() }),
  deadlineMs,
  repeatable: { times: 1_000, pauseMs: 60_000 },
  whenAskedAgain: 'onceMore',
  async run({ context, tenantId, signal, progress }, { modelId }) {
    let rows = 0;
    for (;;) {
      signal.throwIfAborted();
      const slice = await refillSlice(context, tenantId, modelId);
      if (!slice) return undefined;
      rows += slice.rows;
      progress(rows);
      await rest(slice.restMs, undefined, { signal, ref: false });
    }
  },
});
