/**
 * Where the value of a password control may go: these properties of what commands and calls are handed, and nowhere else.
 * No other step, source, condition, calculation, address, draft or record can have it.
 */
const ofCommands: Readonly<Record<string, readonly string[]>> = {
  signIn: ['password'],
  unlock: ['password'],
  changePassword: ['oldPassword', 'password', 'repeat'],
};

const ofCalls: Readonly<Record<string, readonly string[]>> = {
  login: ['password'],
  unlock: ['password'],
  changePassword: ['oldPassword', 'password'],
  resetPassword: ['userPassword'],
  saveAdministrators: ['password'],
  createUser: ['userPassword'],
  createTenantUser: ['userPassword'],
};

/** The part of a step that may hold passwords, and the properties of it that may. */
export interface PasswordTaker {
  readonly part: 'with' | 'body';
  readonly keys: readonly string[];
}

/** @param step of any shape */
export function passwordTakerOf(step: Readonly<Record<string, unknown>>): PasswordTaker | undefined {
  if (step.action === 'command') return taker('with', ofCommands, step.name);
  return step.action === 'request' ? taker('body', ofCalls, step.call) : undefined;
}

function taker(part: PasswordTaker['part'], table: typeof ofCalls, name: unknown): PasswordTaker | undefined {
  const keys = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
  return keys && { part, keys };
}
