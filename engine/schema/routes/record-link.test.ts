import { expect, it } from 'vitest';
import { linkedRecord, linkToRecord, withoutRecord } from './record-link.ts';

it('leads to a record of one model of the page', () => {
  const link = new URL(linkToRecord('https://adit.example/app/defect?a=1&record=m2.old#field', 'm1', 'r-1'));
  expect(link.href).toBe('https://adit.example/app/defect?a=1&record=m1.r-1');
  expect(linkedRecord(link.search, 'm1')).toBe('r-1');
  expect(linkedRecord(link.search, 'm')).toBeNull();
});

it.each(['', '?a=1', '?record=', '?record=m1', '?record=m1.'])('%j opens none', (search) => {
  expect(linkedRecord(search, 'm1')).toBeNull();
});

it('is the same page with and without', () => {
  expect(withoutRecord('?record=m1.r1')).toBe('');
  expect(withoutRecord('?a=1&record=m1.r1&b=2')).toBe('?a=1&b=2');
  expect(withoutRecord('?a=%20')).toBe('?a=%20');
});
