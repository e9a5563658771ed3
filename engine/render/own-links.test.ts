import { expect, it } from 'vitest';
import { withoutBoundLinks } from './own-links.ts';

const menu = { reaches: { items: 'links' } } as const;
const isListed = (address: string) => address.startsWith('https://maps.example');
const out = { id: 'a', type: 7, urlAddress: 'https://evil.example/?zhou' };
const maps = { id: 'b', type: 7, urlAddress: 'https://maps.example/?zhou' };
const page = { id: 'c', type: 2, urlAddress: 'home', children: [out] };
const bound = { items: [out, maps, page], most: 3 };

it('a menu that a document puts together leads outside to listed hosts alone, at any depth', () => {
  const stored = { items: [{ ...out, urlAddress: { $text: 'https://evil.example/?{session.name}' } }, maps, page] };
  expect(withoutBoundLinks(menu, stored, bound, isListed)).toEqual({
    items: [maps, { ...page, children: [] }],
    most: 3,
  });
});

it('one that comes from a source, or is written in the document, is left as it is', () => {
  for (const items of [{ $source: 'session', path: 'menuList' }, bound.items, undefined])
    expect(withoutBoundLinks(menu, { items }, bound, isListed)).toBe(bound);
  expect(withoutBoundLinks({}, { items: [{ $source: 'a' }] }, bound, isListed)).toBe(bound);
});
