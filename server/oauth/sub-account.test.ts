import { expect, it } from 'vitest';
import { mobileKey } from './mobile-key.ts';
import { readAccount } from './sub-account.ts';

it.each([
  ['13812345678', '13812345678'],
  [' +86 138-1234-5678', '13812345678'],
  ['008613812345678', '13812345678'],
  ['１３８１２３４５６７８', '13812345678'],
  ['12812345678', null],
  ['1381234567', null],
  ['', null],
])('knows the mobile number in "%s"', (text, key) => {
  expect(mobileKey(text)).toBe(key);
});

it.each([
  [' Admin ', { key: 'admin', mobile: null }],
  ['13812345678@ZhouMin', { key: 'zhoumin', mobile: '13812345678' }],
  ['+86 13812345678@a@b', { key: 'a@b', mobile: '13812345678' }],
  ['zhou@example.com', { key: 'zhou@example.com', mobile: null }],
  ['13812345678@', { key: '13812345678@', mobile: null }],
  ['@admin', { key: '@admin', mobile: null }],
])('reads the account "%s"', (text, account) => {
  expect(readAccount(text)).toEqual(account);
});
