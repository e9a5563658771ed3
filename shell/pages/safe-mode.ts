/** In the session storage of a browser tab. */
export const safeModeKey = 'adit_safe';

/** `?safe=1` on any address; from then on every page of this browser tab, until it is left. */
export const isSafeMode: boolean = read();

function read(): boolean {
  const asked = new URLSearchParams(window.location.search).get('safe') === '1';
  try {
    if (asked) sessionStorage.setItem(safeModeKey, '1');
    return sessionStorage.getItem(safeModeKey) === '1';
  } catch {
    // Storage is switched off: this page only.
    return asked;
  }
}
