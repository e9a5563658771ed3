import { expect, it } from 'vitest';
import { readHelpLinks } from './help-links.ts';

it('reads a link a line, and says which lines are none', () => {
  const written = [
    ' Duty manual | https://wiki.example.com/duty?a=1|2 ',
    '',
    'no address',
    'Plain | http://wiki.example.com/',
    'Script | javascript:alert(1)',
    'Hidden host | https://wiki.example.com@evil.example/',
    'Hidden host | https://wiki.example.com\\@evil.example/',
    '| https://wiki.example.com/',
    `${'n'.repeat(51)} | https://wiki.example.com/`,
    `Long | https://wiki.example.com/${'x'.repeat(1_000)}`,
    'Blank | https://wiki.example.com/a b',
    '<b>text</b>|https://wiki.example.com',
  ].join('\r\n');
  expect(readHelpLinks(written)).toEqual({
    links: [
      { name: 'Duty manual', url: 'https://wiki.example.com/duty?a=1|2' },
      { name: '<b>text</b>', url: 'https://wiki.example.com' },
    ],
    wrong: [3, 4, 5, 6, 7, 8, 9, 10, 11],
  });
  expect(readHelpLinks('')).toEqual({ links: [], wrong: [] });
});
