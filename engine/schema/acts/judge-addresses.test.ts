import { expect, it } from 'vitest';
import { testWidget, testWidgets } from '../../../test/support/descriptors.ts';
import { describe as describeWidgets } from '../fields/descriptor.ts';
import { isListedAddress, listedBy } from '../helpers/listed-hosts.ts';
import { judgeAddresses } from './judge-addresses.ts';
import { visitNodesDocument } from './visit-document.ts';

const descriptors = describeWidgets([
  ...testWidgets.values(),
  testWidget('frame', 'action', { reaches: { href: 'address' } }),
  testWidget('anchor', 'action', { reaches: { href: 'link' } }),
  testWidget('written', 'action', { reaches: { href: 'html' } }),
]);
const hosts = ['https://maps.example', 'https://*.city.example'];

function judge(aditKey: string, href: unknown, more: object = {}) {
  const found: string[] = [];
  const document = { nodes: [{ id: 'a', config: { aditKey }, props: { href }, ...more }] };
  visitNodesDocument(
    document,
    descriptors,
    judgeAddresses(listedBy(hosts), (code, at) => found.push(`${code} ${at}`)),
  );
  return found;
}
const at = '/nodes/0/props/href';

it('what is embedded is ours or of a listed host, bound or not', () => {
  for (const href of [
    ...['/home', 'https://maps.example/a?b={values.x}', 'https://a.city.example/', '', 'nowhere'],
    ...[{ $source: 'a', path: 'href' }, { $text: 'https://maps.example/{row.id}' }, { $text: '{row.href}' }],
  ])
    expect(judge('frame', href), JSON.stringify(href)).toEqual([]);
  for (const href of [
    ...['https://evil.example/', '//evil.example', '\\\\evil.example', ' HTTPS://Evil.example?{values.x}'],
    ...['https://maps.example.evil.example/', 'https://maps.example@evil.example/', 'https://{values.x}.evil.example/'],
    ...[
      { $text: 'https://evil.example/?{values.x}' },
      { $text: { zh: '/home', en: 'https://evil.example/?{values.x}' } },
    ],
  ])
    expect(judge('frame', href), JSON.stringify(href)).toEqual([`action.host ${at}`]);
});

it('so is where a step leads', () => {
  const step = (to: string) => judge('button', '', { on: { click: [{ action: 'navigate', to, target: '_blank' }] } });
  expect(step('/home?x={values.x}')).toEqual([]);
  expect(step('https://maps.example/{values.x}')).toEqual([]);
  expect(step('https://evil.example/')).toEqual(['action.host /nodes/0/on/click/0/to']);
});

it('a link that is pressed leads anywhere, and carries nothing of the page to where is not listed', () => {
  expect(judge('anchor', 'https://other.example/rules')).toEqual([]);
  expect(judge('anchor', { $text: 'https://maps.example/{values.x}' })).toEqual([]);
  expect(judge('anchor', { $text: 'https://other.example/{session.userInfo.userAccount}' })).toEqual([
    `action.boundHost ${at}`,
  ]);
});

it('so do the links of a written text', () => {
  const link = (to: string) => `<p>See <b><a href="${to}">the rules</a></b></p>`;
  expect(judge('written', link('https://other.example/rules'))).toEqual([]);
  expect(judge('written', { $text: link('https://maps.example/{values.x}') })).toEqual([]);
  expect(judge('written', { $text: { zh: 'x', en: link('https://other.example/{values.x}') } })).toEqual([
    `action.boundHost ${at}`,
  ]);
  expect(judge('written', { $text: `{values.x}${link('https://other.example/')}` })).toEqual([
    `action.boundHost ${at}`,
  ]);
});

it('an address that looks like a listed one is none', () => {
  const listed = (address: string) => isListedAddress(address, hosts, 'https://adit.example/page');
  expect(['/a', 'b', 'https://adit.example', 'https://maps.example/x', 'https://x.city.example'].map(listed)).toEqual(
    Array.from({ length: 5 }, () => true),
  );
  for (const address of [
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://maps.example', 'https://maps.example:444'],
    ...['https://maps.example@evil.example', 'https://city.example', 'https://', 'https://u@maps.example/'],
  ])
    expect(listed(address), address).toBe(false);
});
