import { expect, it } from 'vitest';
import { safeStyle } from './safe-style.ts';

it('takes what the text editor of the dialect writes, in px', () => {
  const stored = {
    color: '#1890FF',
    'text-align': 'center',
    'font-weight': 'bold',
    'font-style': 'italic',
    'text-decoration': 'underline',
    'line-height': 32,
    'font-size': '12',
  };
  expect(safeStyle(stored)).toEqual({
    color: '#1890FF',
    textAlign: 'center',
    fontWeight: 'bold',
    fontStyle: 'italic',
    textDecoration: 'underline',
    lineHeight: '32px',
    fontSize: '12px',
  });
});

it('lets nothing through but the listed properties in their own forms', () => {
  const evil = {
    color: 'red;background:url(https://evil.example/x)',
    'background-color': 'url(javascript:alert(1))',
    'font-size': '12px;position:fixed',
    'line-height': 'calc(1px)',
    'text-align': 'expression(alert(1))',
    position: 'fixed',
    backgroundImage: 'url(x)',
    __proto__: { color: 'red' },
    constructor: 'x',
    'font-weight': { toString: () => 'bold;x' },
  };
  expect(safeStyle(evil)).toEqual({});
  expect(safeStyle('color:red', null, 7, ['red'])).toEqual({});
});

it('lets later objects win, and leaves black to the theme', () => {
  expect(safeStyle({ color: 'red', fontSize: 14 }, { color: 'rgb(1, 2, 3)', fontSize: '' })).toEqual({
    color: 'rgb(1, 2, 3)',
    fontSize: '14px',
  });
  expect(safeStyle({ color: '#000000' })).toEqual({});
});
