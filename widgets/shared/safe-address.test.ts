import { expect, it } from 'vitest';
import { safeAddress } from './safe-address.ts';

it('takes http, https and paths of this origin', () => {
  for (const address of ['https://example.com/a?b=c#d', 'HTTP://example.com', '/help/pipe?x=1', '/'])
    expect(safeAddress(address)).toBe(address);
  expect(safeAddress('  https://example.com ')).toBe('https://example.com');
});

it('takes no other scheme, however it is written, and no other host by a path', () => {
  const evil = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    '\thttps://example.com',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https:///evil',
    'www.example.com',
    '',
    null,
    7,
  ];
  for (const address of evil) expect(safeAddress(address)).toBeNull();
});
