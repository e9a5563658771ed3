import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { readFlowConfig } from './flow-config.ts';

const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const written = (config: unknown) => base64(JSON.stringify(config));

describe('the config of a flow', () => {
  it('names a record and its model', () => {
    const config = { modelId: 'm1', id: 'r-1', fullName: '缺陷处置', opType: 0 };
    expect(readFlowConfig(written(config))).toEqual({ modelId: 'm1', id: 'r-1' });
    const address = new URLSearchParams(`config=${encodeURIComponent(written(config))}`);
    expect(readFlowConfig(address.get('config'))).toEqual({ modelId: 'm1', id: 'r-1' });
    // Not URL-encoded, its plus signs come as blanks.
    const plus = written({ modelId: 'm1', id: 'r1', fullName: '~~>~?>>>' });
    expect(plus).toContain('+');
    expect(readFlowConfig(new URLSearchParams(`config=${plus}`).get('config'))).toEqual({ modelId: 'm1', id: 'r1' });
  });

  it('is read for nothing else: what it says may be done counts for nothing', () => {
    expect(readFlowConfig(written({ modelId: 'm1', id: 'r1', opType: 'approve', taskId: 't9' }))).toEqual({
      modelId: 'm1',
      id: 'r1',
    });
  });

  it.each<[string, string | null]>([
    ['is not there', null],
    ['is empty', ''],
    ['is no base64', '%%%'],
    ['is no JSON', base64('{"modelId":')],
    ['is no text', btoa('\xff\xfe\xfd')],
    ['is no object', written(['m1', 'r1'])],
    ['is nothing', written(null)],
    ['is foreign', written({ enCode: 'leave', flowId: 'f1', taskId: 't1' })],
    ['names a path', written({ modelId: '../Base', id: 'r1' })],
    ['names an object', written({ modelId: 'm1', id: { $gt: '' } })],
    ['is a little too long', written({ modelId: 'm1', id: 'r1', fullName: 'x'.repeat(limits.flowConfigBytes) })],
    ['has 5 MB', 'A'.repeat(5_000_000)],
  ])('is refused where it %s', (_how, text) => {
    expect(readFlowConfig(text)).toBeNull();
  });
});
