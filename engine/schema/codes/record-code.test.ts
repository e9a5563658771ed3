import { describe, expect, it } from 'vitest';
import { readRecordCode, readScanQuery, recordCode, recordLink, scannedQuery } from './record-code.ts';

const base = 'https://adit.example.com/base/';
const record = { modelId: 'defects', type: '1', id: '583' };

describe('the code of a record', () => {
  it('says what the dialect says, in its order, with empty texts for what there is not', () => {
    expect(recordCode(record)).toBe(
      '{"t":"DFD","id":"583","mid":"defects","mt":"1","fid":"","pid":"","ftid":"","opt":""}',
    );
  });

  it('is read back from its text, and from a link to this application', () => {
    const named = { modelId: 'defects', id: '583' };
    expect(readRecordCode(recordCode(record))).toEqual(named);
    const link = recordLink(record, base);
    expect(link).toMatch(/^https:\/\/adit\.example\.com\/base\/scanRecord\?d=[\w-]+$/);
    const query = new URL(link).searchParams.get('d') ?? '';
    expect(readScanQuery(query)).toEqual(named);
    expect(scannedQuery(link, base)).toBe(query);
    expect(readScanQuery(scannedQuery(recordCode(record), base) ?? '')).toEqual(named);
  });

  it.each([
    ['nothing', ''],
    ['words', '设备 18'],
    ['a script', 'javascript:alert(1)'],
    ['another origin', recordLink(record, 'https://evil.example.com/base/')],
    ['another page of ours', `${base}profile?d=${new URL(recordLink(record, base)).searchParams.get('d')}`],
    ['another mark', '{"t":"X","id":"583","mid":"defects"}'],
    ['no record', '{"t":"DFD","mid":"defects"}'],
    ['a way out of the id', '{"t":"DFD","id":"../../user","mid":"defects"}'],
    ['an object for an id', '{"t":"DFD","id":{"a":1},"mid":"defects"}'],
    ['too long an id', `{"t":"DFD","id":"${'1'.repeat(65)}","mid":"defects"}`],
    ['no object', 'null'],
  ])('is not read from %s', (_, text) => {
    expect(scannedQuery(text, base)).toBeUndefined();
  });

  it.each([
    ['no base64', '%%%'],
    ['no text', '_w'],
    ['no JSON', 'YWJj'],
    ['5 MB', 'A'.repeat(5_000_000)],
  ])('is not read from a query that is %s', (_, query) => {
    expect(readScanQuery(query)).toBeUndefined();
  });
});
