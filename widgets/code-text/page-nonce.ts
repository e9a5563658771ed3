/** The value that lets style sheets of this page's own scripts in; empty where the page says none. */
export function pageNonce(): string {
  const meta = document.querySelector<HTMLElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('content') || '';
}
