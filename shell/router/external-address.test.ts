import { describe, expect, it } from 'vitest';
import { readExternal } from './external-address.ts';

const own = 'https://adit.example';
const listed = ['http://10.0.0.5:9000', 'https://maps.example', 'https://*.city.example', 'http://old.example:8080'];

describe('the address of the link page', () => {
  it('is http or https, encoded once or twice', () => {
    const shown = { kind: 'shown', address: 'https://maps.example/a?b=1&c=%20', host: 'maps.example' };
    expect(readExternal('https://maps.example/a?b=1&c=%20', own, listed)).toEqual(shown);
    expect(readExternal(encodeURIComponent('https://maps.example/a?b=1&c=%20'), own, listed)).toEqual(shown);
    expect(readExternal('http://10.0.0.5:9000/x', own, listed)).toMatchObject({ kind: 'shown', host: '10.0.0.5:9000' });
  });

  it.each([
    null,
    '',
    'maps.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//maps.example',
    'https:maps.example',
    'https://',
    'https://maps.example@evil.example/',
    'https://maps.example\\@evil.example/',
    'https%3A%2F%2F%',
    'https%3a//%E0%A4%A',
    '\u0001https://maps.example',
    `https://maps.example/${'x'.repeat(3_000)}`,
  ])('is broken: %j', (text) => {
    expect(readExternal(text, own, listed)).toEqual({ kind: 'refused', why: 'broken', host: '' });
  });

  it.each(['/home', 'https://adit.example/602', 'https://adit.example', 'https://ADIT.example:443/x'])(
    'is never our own: %s',
    (text) => {
      expect(readExternal(text, own, listed)).toMatchObject({ kind: 'refused', why: 'own' });
      expect(readExternal(text, own, [own])).toMatchObject({ kind: 'refused', why: 'own' });
    },
  );

  it.each([
    ['https://maps.example/x', true],
    ['http://maps.example/x', false],
    ['https://maps.example:444/', false],
    ['https://x.maps.example/', false],
    ['https://maps.example.evil.example/', false],
    ['https://a.city.example/', true],
    ['https://a.b.city.example/', true],
    ['https://city.example/', false],
    ['https://evilcity.example/', false],
    ['https://a.city.example:8443/', false],
    ['http://old.example:8080/', true],
    ['http://old.example/', false],
  ])('is on the list or refused: %s', (text, isShown) => {
    expect(readExternal(text, own, listed)).toMatchObject(
      isShown ? { kind: 'shown' } : { kind: 'refused', why: 'host', host: new URL(text).host },
    );
  });
});
