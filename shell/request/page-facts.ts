/** What the page that the server sent says of itself. */

/** The value that lets this page's own style sheets in; the server makes a new one for each answer. */
export const styleNonce: string =
  document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ||
  document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ||
  '';

/** The sub-path under which the application stands, without a slash at the end. */
export const appBase: string =
  (document.querySelector<HTMLMetaElement>('meta[name="adit-base"]')?.content ?? '/').replace(/\/+$/, '') || '/';

/** The path of the address, as the application knows it. */
export function pathInApp(): string {
  const { pathname } = window.location;
  return appBase === '/' ? pathname : pathname.slice(appBase.length);
}

/** A path of the application as a link has to name it; any other address as it is. */
export function addressOf(path: string): string {
  return appBase === '/' || !/^\/(?!\/)/.test(path) ? path : appBase + path;
}

/** What the system is called, for who is not signed in; '' where the server does not say. */
export const systemName: string = document.querySelector<HTMLMetaElement>('meta[name="adit-system"]')?.content ?? '';

/** Online versions of the screens that are drawn before sign-in, where they are not the shipped ones. */
export const screensBeforeSignIn: Readonly<Record<string, number>> = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="adit-screens"]')?.content ?? '{}',
);

const frames = document.querySelector<HTMLMetaElement>('meta[name="adit-frames"]')?.content;

/** Origins whose pages may stand in frames, as the content policy of this page has them, for whichever tenant. */
export const frameHosts: readonly string[] = frames ? frames.split(' ') : [];

/** What the build of this page is called; '' while it is served from its sources. */
export const ownBuild: string = document.querySelector<HTMLMetaElement>('meta[name="adit-build"]')?.content ?? '';
