/**
 * What a document is where it names a call or a command. `page`: a screen that somebody of a tenant drew or changed.
 * `list` and `form`: the two documents of a model. `door`: a screen that people meet before they are signed in, or while
 * their session is locked, as it was changed here. `shipped`: a screen as it came with the program.
 */
export const documentKinds = ['page', 'list', 'form', 'door', 'shipped'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Any document, whoever wrote it; what the reader may not do the server refuses. */
export const inEveryDocument: readonly DocumentKind[] = documentKinds.filter((kind) => kind !== 'door');
export const inPages: readonly DocumentKind[] = ['page', 'shipped'];
export const inDoors: readonly DocumentKind[] = ['door', 'shipped'];
/** Accounts, sessions, rights, tenants, designs, what was sent, messages to people: no document that a customer writes. */
export const inShippedScreens: readonly DocumentKind[] = ['shipped'];
