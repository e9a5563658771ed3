import axe from 'axe-core';
import type { Frame, Page } from 'playwright';
import { standStill } from './stand-still.ts';

/**
 * What axe finds that is serious or worse on a page of the running product, in short; nothing where all is well.
 * @param withNames whether the words that stand on a control have to be in its name as well, which axe leaves out
 * @param withContrast off where another walk has judged the same colours: it takes most of the time
 */
export async function axeFaults(
  page: Page | Frame,
  { withNames = false, withContrast = true } = {},
): Promise<string[]> {
  // As text it is run by the browser itself: the page's own policy takes no script that is not its own.
  await page.evaluate(axe.source);
  await page.evaluate(standStill);
  return page.evaluate(
    async ([names, contrast]) => {
      const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        rules: { 'label-content-name-mismatch': { enabled: names }, 'color-contrast': { enabled: contrast } },
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
    },
    [withNames, withContrast] as const,
  );
}

/**
 * Keys of texts, and places in texts that nobody filled, which stand on the page as they are: `designer.frame.save`,
 * `{count}`. What is written as code, or in an editor of code, is left out.
 * @param owners first parts of the keys
 */
export function leakedKeys(page: Page, owners: readonly string[]): Promise<string[]> {
  return page.evaluate((beginnings) => {
    const texts: (string | null)[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (!node.parentElement?.closest('.cm-editor, script, style, code')) texts.push(node.textContent);
    for (const element of document.querySelectorAll('body :not(.cm-editor *)'))
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        texts.push(element.getAttribute(name));
    const key = new RegExp(`(?<![\\w./{-])(?:${beginnings.join('|')})(?:\\.\\w+)+|\\{[a-zA-Z]+\\}`, 'g');
    return [...new Set(texts.flatMap((text) => text?.match(key) ?? []))];
  }, owners);
}

/** Buttons and other controls of the page that a pointer cannot get at: outside the window, or under something else. */
export function unreachable(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((controls) =>
    controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { left, top, right, bottom } = control.getBoundingClientRect();
        const isInside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !isInside || hit === null || !(control.contains(hit) || hit.contains(control));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.tagName),
  );
}

/** How far the page itself can be scrolled sideways, px. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
