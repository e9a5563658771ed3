import 'antd/dist/reset.css';
import { afterAll, afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { takeDownMounted } from './mounted.ts';

// Runs for each test file: files that share a page leave nothing in it to each other.
const address = location.href;
afterEach(() => {
  takeDownMounted();
  focusAtTop();
});
afterAll(async () => {
  await page.viewport(1280, 900);
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', address);
});

/** Where Tab begins in the next test: before everything, not where something was that is gone. */
function focusAtTop(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.blur();
  document.body.removeAttribute('tabindex');
}
