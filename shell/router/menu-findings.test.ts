import { describe, expect, it } from 'vitest';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import { menuTypes } from '../../widgets/shared/menu.ts';
import { menuFindings } from './menu-findings.ts';
import { pagesOf } from './routes.ts';

type Menu = Parameters<typeof pagesOf>[0];

const inWords = (items: Menu, hasScreen: (id: string) => boolean = () => true) =>
  menuFindings(items, pagesOf(items), hasScreen, 'zh').map(
    ({ kind, entry, first, value }) => `${kind} ${value}: ${entry}${first && ` < ${first}`}`,
  );

describe('what is found in a menu', () => {
  it('is nothing where all is well', () => {
    expect(inWords(sampleMenu)).toEqual([]);
    expect(inWords([])).toEqual([]);
  });

  it('is an entry with the address of one before it, wherever they stand', () => {
    const twin = menuEntry({ id: 'twin', fullName: '水泵', type: menuTypes.model, urlAddress: '/model/pumps?x=1' });
    expect(inWords([...sampleMenu, menuEntry({ id: 'f', fullName: '别处', children: [twin] })])).toEqual([
      'sameAddress /model/pumps: 别处 / 水泵 < 管廊台账 / 设备 / 水泵台账',
    ]);
  });

  it('is an entry with the code of one before it; folders and entries without a code have none to share', () => {
    const entries = [
      menuEntry({ id: 'a', fullName: '甲', enCode: 'same' }),
      menuEntry({ id: 'b', fullName: '乙', enCode: 'same' }),
      menuEntry({ id: 'c', fullName: '丙', enCode: '' }),
      menuEntry({ id: 'd', fullName: '丁', enCode: '' }),
      menuEntry({ id: 'e', fullName: '戊', type: menuTypes.directory, enCode: 'same' }),
    ];
    expect(inWords(entries)).toEqual(['sameCode same: 乙 < 甲']);
  });

  it('is no twin that publishing made: one design in two directories', () => {
    const placed = (id: string) =>
      menuEntry({
        id,
        fullName: id,
        enCode: 'm',
        type: menuTypes.model,
        urlAddress: 'model/m',
        propertyJson: '{"moduleId":"m"}',
      });
    expect(inWords([placed('a'), placed('b')])).toEqual([]);
  });

  it('is an entry whose page is not there; links outside have none', () => {
    const items = [menuEntry({ id: 'a', fullName: '甲', urlAddress: 'gone/page' }), ...sampleMenu];
    expect(inWords(items, (id) => id !== 'gone-page')).toEqual(['noPage /gone/page: 甲']);
  });

  it('is each of 2,500 pairs of twins, once', () => {
    const pairs = Array.from({ length: 5_000 }, (_, at) =>
      menuEntry({ id: `p${at}`, fullName: `页面 ${at}`, urlAddress: `p/${Math.floor(at / 2)}` }),
    );
    expect(inWords(pairs).length).toBe(2_500);
  });
});
