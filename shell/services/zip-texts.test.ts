import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zipTexts } from './zip-texts.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adit-zip-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a zip of texts', () => {
  it('is opened by another program with names and contents as they were', () => {
    const files = [
      { fileName: 'defect-20261122.vdd', text: '{"a": 1}\n' },
      { fileName: '巡检.vdd', text: '巡检记录 ✓' },
      { fileName: 'empty.json', text: '' },
    ];
    const path = join(folder, 'designs.zip');
    writeFileSync(path, zipTexts(files, new Date(2026, 10, 22, 4, 30)));
    const script =
      'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; ' +
      'open(sys.argv[2],"w").write(json.dumps([[i.filename, z.read(i).decode(), list(i.date_time)] for i in z.infolist()]))';
    execFileSync('python3', ['-c', script, path, join(folder, 'read.json')]);
    expect(JSON.parse(readFileSync(join(folder, 'read.json'), 'utf8'))).toEqual(
      files.map(({ fileName, text }) => [fileName, text, [2026, 11, 22, 4, 30, 0]]),
    );
  });

  it('has the check sum of each file', () => {
    const bytes = zipTexts([{ fileName: 'a', text: '123456789' }], new Date(2026, 0, 1));
    expect(new DataView(bytes.buffer).getUint32(14, true)).toBe(crc32('123456789'));
  });
});
