import type { Locator, Page } from 'playwright';

/** Steps that several walks take, as a person would take them: by label and role. */
export async function signIn(page: Page, account: 'admin' | 'staff', password = 'Adit2026') {
  await page.goto('/login');
  await enterPassword(page, account, password);
  await page.waitForURL('**/home');
}

/** On a sign-in page that is there already. */
export async function enterPassword(page: Page, account: 'admin' | 'staff', password = 'Adit2026') {
  await page.getByRole('textbox', { name: '账号' }).fill(account);
  await page.locator('input[type=password]').fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** Opens a folder of the side menu, if it is closed, and an entry in it. */
export async function openMenu(page: Page, folder: string, entry: string) {
  const menu = page.getByRole('navigation').first();
  const link = menu.getByText(entry, { exact: true });
  const closed = menu.locator('[aria-expanded=false]').filter({ has: page.getByText(folder, { exact: true }) });
  // The first folder opens by itself on the home page: a press that comes just then closes it.
  for (let tries = 0; tries < 3; tries += 1) {
    await link.or(closed).first().waitFor();
    if (await link.isVisible()) break;
    await closed.click({ timeout: 2_000 }).catch(() => undefined);
  }
  await link.click();
}

/** Goes to a path as a link in the page would: the page stays loaded. */
export async function goWithin(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** @param to where they are led */
export async function signOut(page: Page, to = '**/login**') {
  const entry = page.getByRole('menuitem', { name: /退出/ });
  // A menu is fetched when it is first opened, and the page may still be on its way.
  for (let tries = 0; tries < 3; tries += 1) {
    await page.locator('.adit-user').click();
    if (await appears(entry)) break;
  }
  await entry.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /退出|确定/ })
    .click();
  await page.waitForURL(to);
}

/**
 * Notes from now on, over loads of the page, whether words were ever there: a message that stands for a second may be gone
 * before a busy machine looks. In the storage of the tab, for pages that are loaded anew.
 * @returns waits until they were
 */
export async function noteWords(page: Page, words: string): Promise<() => Promise<void>> {
  const key = `seen ${words}`;
  const note = ([text, place]: readonly [string, string]) => {
    new MutationObserver(() => {
      if (document.body?.textContent?.includes(text)) sessionStorage.setItem(place, '1');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  };
  await page.addInitScript(note, [words, key] as const);
  await page.evaluate(note, [words, key] as const);
  return async () => {
    await page.waitForFunction((place) => sessionStorage.getItem(place) === '1', key);
  };
}

async function appears(locator: Locator): Promise<boolean> {
  return locator
    .waitFor({ timeout: 2_000 })
    .then(() => true)
    .catch(() => false);
}
