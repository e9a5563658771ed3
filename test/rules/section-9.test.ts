import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ServicesContext } from '../../engine/contract/services.ts';
import { fileSizeText } from '../../engine/schema/helpers/file-size.ts';
import { createIds } from '../../engine/schema/helpers/ids.ts';
import { shortNumber } from '../../engine/schema/helpers/short-number.ts';
import { limits } from '../../engine/schema/limits.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { dateFormats, timeOf } from '../../engine/schema/values/index.ts';
import { writeStored } from '../../shell/settings/storage.ts';
import { Pages } from '../../widgets/model-list/Pages.tsx';

const root = join(import.meta.dirname, '../..');
const sheet = (file: string) => readFileSync(join(root, file), 'utf8');

/** Shell specification, section 9: what of it the product has, in its words and its order. */
describe('section 9, business constants and limits', () => {
  it.each([
    ['Message page size 20', limits.messagePageSize, 20],
    ['next page loads within 200 px of the bottom', limits.nextPageWithinPx, 200],
    ['message drawer width 280px', limits.messageDrawerWidthPx, 280],
    ['Mobile breakpoint 992 px', limits.mobileBelowPx, 992],
    ['sidebar width 210px', limits.sideMenuWidthPx, 210],
    ['top header 60px', limits.headerHeightPx, 60],
    ['Error toast 1.5 s', limits.errorToastMs, 1500],
    ['default page size 20', limits.pageSize, 20],
    ['options 20, 50, 100, 500', limits.pageSizes, [20, 50, 100, 500]],
    ['scroll-to-top animation 800 ms', limits.scrollTopMs, 800],
    ['one build uses under 1 minute just now', limits.timeAgo.long.justNowSeconds, 60],
    ['days 1-6', limits.timeAgo.long.days, 6],
    ['weeks 1-3', limits.timeAgo.long.weeks, 3],
    ['months 1-3', limits.timeAgo.long.months, 3],
    ['another uses under 30 s just now', limits.timeAgo.short.justNowSeconds, 30],
    ['Map frame socket reconnect 5000 ms', limits.mapReconnectMs, 5000],
    ['under 48 hours 1 day ago', limits.timeAgo.short.days, 1],
    ['Dates default yyyy-MM-dd HH:mm', dateFormats.minute, 'YYYY-MM-DD HH:mm'],
    ['alternatives YYYY-MM-DD', dateFormats.day, 'YYYY-MM-DD'],
    ['and YYYY-MM-DD HH:mm:ss', dateFormats.second, 'YYYY-MM-DD HH:mm:ss'],
    ['10-digit numbers are seconds', timeOf(1_600_000_000), 1_600_000_000_000],
    ['milliseconds since 2020-08-01', new Date(limits.idsSinceMs).toISOString(), '2020-08-01T00:00:00.000Z'],
    ['Theme palette: 9 tints', limits.themeTints, 9],
    ['and 1 shade', limits.themeShades, 1],
    ['Column settings drawer width 320 px', limits.columnDrawerWidthPx, 320],
    ['Dialog button throttle 500 ms', limits.buttonThrottleMs, 500],
  ])('%s', (_sentence, actual, expected) => expect(actual).toEqual(expected));

  it('File size units bytes, KB, MB, GB', () => {
    const translate = createTranslate([engineTexts], 'en');
    expect([0, 1, 2, 3].map((power) => fileSizeText(2 * 1024 ** power, translate))).toEqual([
      ...['2 bytes', '2 KB', '2 MB', '2 GB'],
    ]);
  });

  it('number shorthand k, M, G, T, P, E', () => {
    expect([1, 2, 3, 4, 5, 6].map((power) => shortNumber(10 ** (3 * power)))).toEqual([
      ...['1k', '1M', '1G', '1T', '1P', '1E'],
    ]);
  });

  it('Id generator: milliseconds in base 62', () => {
    const newId = createIds(() => limits.idsSinceMs + 62 ** 2);
    expect(newId().slice(0, 8)).toBe('00000100');
  });
});

describe('section 9 in the style sheets', () => {
  it('has the sidebar and the header as wide and high as the table of limits says', () => {
    const frame = sheet('widgets/page-frame/page-frame.css');
    const [, header] = /grid-template: (\d+)px auto/.exec(frame) ?? [];
    expect(Number(header)).toBe(limits.headerHeightPx);
    const widths = [...frame.matchAll(/\[data-area="side"\] \{\n {2}width: (\d+)px/g)].map(([, width]) =>
      Number(width),
    );
    expect(widths).toEqual([limits.sideMenuWidthPx, limits.sideMenuCollapsedPx]);
    const [, brand] = /\.adit-brand \{[^}]*?\bheight: (\d+)px/.exec(sheet('widgets/brand/brand.css')) ?? [];
    expect(Number(brand)).toBe(limits.headerHeightPx);
  });

  it('has the drawer of columns as wide', () => {
    const [, width] =
      /\.adit-columns \{[^}]*?\bflex: 0 0 (\d+)px/.exec(sheet('widgets/column-drawer/columns.css')) ?? [];
    expect(Number(width)).toBe(limits.columnDrawerWidthPx);
  });

  it('changes to the looks of a narrow window where the frame does', () => {
    const sheets = ['engine', 'widgets', 'shell'].flatMap((room) =>
      readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.css'))
        .map((file) => join(room, file)),
    );
    const widths = sheets.flatMap((file) =>
      [...sheet(file).matchAll(/@media[^{]*\(max-width: (\d+)px\)/g)].map(([, width]) => Number(width) + 1),
    );
    // The others are those of small windows and phones, which the section does not name.
    expect([...new Set(widths.filter((px) => px > 800))]).toEqual([limits.mobileBelowPx]);
  });
});

it('section 9, pagination layout: total, sizes, prev, pager, next, jumper', () => {
  const services = { translate: createTranslate([engineTexts], 'en'), language: 'en' } as never; // all that pages ask for
  const pages = createElement(Pages, {
    ...{ page: 2, pageSize: limits.pageSize, total: 95, narrow: false },
    ...{ onPage: () => {}, onPageSize: () => {} },
  });
  const markup = renderToStaticMarkup(createElement(ServicesContext, { value: services }, pages));
  const parts = ['adit-list-total', 'ant-select ', 'ant-pagination-prev', 'ant-pagination-item-1'];
  const places = [...parts, 'ant-pagination-next', 'ant-pagination-options-quick-jumper'].map((name) =>
    markup.indexOf(name),
  );
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
});

describe('section 9, storage prefix {product}_', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is adit_', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => kept.set(key, value) });
    writeStored('language', 'zh');
    expect([...kept.keys()]).toEqual(['adit_language']);
  });
});
