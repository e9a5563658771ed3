import { expect, it } from 'vitest';
import { withoutBase } from './base-path.ts';

it.each([
  ['/', '', '/'],
  ['/api/x?y=/adit', '', '/api/x?y=/adit'],
  ['/adit', '/adit', '/'],
  ['/adit/', '/adit', '/'],
  ['/adit?x=1', '/adit', '/?x=1'],
  ['/adit/api/x?y=1', '/adit', '/api/x?y=1'],
  ['/tools/adit/login', '/tools/adit', '/login'],
  ['/adit/adit/login', '/adit', '/adit/login'],
  ['/', '/adit', null],
  ['/aditional', '/adit', null],
  ['/api/x', '/adit', null],
  ['/x/../adit/', '/adit', null],
])('%s under "%s" is %s', (url, base, inside) => {
  expect(withoutBase(url, base)).toBe(inside);
});
