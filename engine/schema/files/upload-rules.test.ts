import { describe, expect, it } from 'vitest';
import { judgeCount, judgeFile, readUploadRules } from './upload-rules.ts';

const file = (name: string, type = '', size = 1000) => ({ name, type, size });
const megabyte = 1024 ** 2;

describe('what a field of files takes', () => {
  it('falls back to 10 MB and 6 files, 9 pictures, and any type', () => {
    expect(readUploadRules('file', {})).toMatchObject({ accept: [], bytesMost: 10 * megabyte, countMost: 6 });
    expect(readUploadRules('image', { fileSize: -1, limit: 'x', sizeUnit: 'TB' })).toMatchObject({
      bytesMost: 10 * megabyte,
      countMost: 9,
    });
  });

  it('counts KB, MB and GB in multiples of 1024, and never beyond what the server takes', () => {
    expect(readUploadRules('file', { fileSize: 500, sizeUnit: 'KB' }).bytesMost).toBe(512_000);
    expect(readUploadRules('file', { fileSize: '2', sizeUnit: 'MB' }).bytesMost).toBe(2 * megabyte);
    expect(readUploadRules('file', { fileSize: 1, sizeUnit: 'GB' }).bytesMost).toBe(300 * megabyte);
  });

  it('takes a file of exactly the greatest size and refuses one byte more', () => {
    const rules = readUploadRules('file', { fileSize: 1, sizeUnit: 'KB' });
    expect(judgeFile(file('a.txt', 'text/plain', 1024), rules)).toBeNull();
    expect(judgeFile(file('a.txt', 'text/plain', 1025), rules)).toEqual({
      code: 'file.size',
      params: { size: 1, unit: 'KB' },
    });
    expect(judgeFile(file('a.png', 'image/png', 11 * megabyte), readUploadRules('image', {}))?.code).toBe('image.size');
  });

  it('checks documents by extension, whatever the case and the content type', () => {
    const rules = readUploadRules('file', { accept: '.xls,.xlsx' });
    expect(judgeFile(file('汇总.XLSX', 'application/octet-stream'), rules)).toBeNull();
    expect(judgeFile(file('xlsx', 'application/vnd.ms-excel'), rules)).toEqual({
      code: 'file.type',
      params: { type: '.xls、.xlsx' },
    });
  });

  it('checks pictures, films and sound by content type, by name where the browser knows none', () => {
    const films = readUploadRules('file', { accept: 'video/*' });
    expect(judgeFile(file('a.bin', 'video/mp4'), films)).toBeNull();
    expect(judgeFile(file('巡检.flv'), films)).toBeNull();
    expect(judgeFile(file('a.mp4', 'text/plain'), films)?.code).toBe('file.type');
    expect(judgeFile(file('a.pdf', 'application/pdf'), readUploadRules('image', {}))?.code).toBe('image.type');
  });

  it('takes anything for a star, a blank or an accept value without sense', () => {
    for (const accept of ['*', '', null, 7, 'what ever'])
      expect(judgeFile(file('a.exe'), readUploadRules('file', { accept }))).toBeNull();
  });

  it('refuses an empty file', () => {
    expect(judgeFile(file('a.txt', 'text/plain', 0), readUploadRules('file', {}))?.code).toBe('file.empty');
  });

  it('allows as many as the limit says, and any number for 0', () => {
    const three = readUploadRules('file', { limit: 3 });
    expect(judgeCount(3, three)).toBeNull();
    expect(judgeCount(4, three)).toEqual({ code: 'file.count', params: { n: 3 } });
    expect(judgeCount(4, readUploadRules('image', { limit: 3 }))?.code).toBe('image.count');
    expect(judgeCount(500, readUploadRules('file', { limit: 0 }))).toBeNull();
  });
});
