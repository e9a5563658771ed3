/** Known to everybody who has read the README: good for a look round on one's own machine, and for nothing else. */
export const defaultPassword = 'Adit2026';

/** A server that is open to a network does not start while an account has that password. */
export const isDefaultPassword = (password: string): boolean => password === defaultPassword;
