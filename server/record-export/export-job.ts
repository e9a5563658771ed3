import { exportedQueryShape } from '../../engine/schema/calls/onlinedev-calls.ts';
import { shape } from '../../engine/schema/shape.ts';
import { defineJob } from '../jobs/index.ts';
import { openExport, writeExport } from './write-export.ts';

/** An export of more rows than a call waits for. Conditions and rights are asked again when it runs. */
export const exportJob = defineJob({
  name: 'record.export',
  title: 'export.job',
  input: shape.object({ modelId: shape.string(), query: exportedQueryShape }),
  async run({ context, actor, signal, progress }, { modelId, query }) {
    const opened = await openExport(context, actor, modelId, query, actor.language ?? 'zh');
    const { fileId, count } = await writeExport(opened, { signal, progress });
    return { result: fileId, words: { code: 'export.done', args: { count } } };
  },
});
