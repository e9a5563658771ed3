import { parts, places, type Route, routes } from './routes.ts';

export const screensOf = (wanted: readonly Route[]): string[] => [
  ...new Set(wanted.flatMap(({ screen }) => (screen === undefined ? [] : [screen]))),
];

/** Screens where people sign in by themselves: nothing works without a way in. */
export const signInScreens: readonly string[] = screensOf(
  routes.filter(({ path }) => path === places.signIn || path === places.signInQw),
);

/** Screens that are drawn before anybody is signed in: their stored versions are read by everybody. */
export const screensBeforeSignIn: readonly string[] = [
  ...screensOf(routes.filter(({ open }) => open)),
  parts.sessionFailed,
  parts.otherAccount,
];

/**
 * Screens through which people come in: before they are signed in, and while their session is locked. They are the same for
 * all tenants, and changed by who looks after the installation alone.
 */
export const doorScreens: ReadonlySet<string> = new Set([...screensBeforeSignIn, parts.locked]);

/** Screens that everybody signed in sees first: the frame, the home page, and what says that a page failed. */
export const firstScreens: readonly string[] = [
  parts.frame,
  ...screensOf(routes.filter(({ pinned }) => pinned)),
  parts.pageFailed,
];
