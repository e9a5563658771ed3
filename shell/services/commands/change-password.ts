import { answerCodes } from '../../../engine/schema/call-shapes/envelope.ts';
import { RequestError } from '../../request/request-error.ts';
import { type Command, textOf } from './command.ts';

/**
 * Changes the own password. Both go as they were typed: the server judges the new one, as no hash can be judged.
 * @returns `{ ended }`: how many other sessions that has ended
 * @throws RequestError, at `/repeat` where the new password was not written the same way twice
 */
export const changePassword: Command = async ({ client, toast, translate }, args, quiet) => {
  const password = textOf(args.password);
  if (password !== textOf(args.repeat)) {
    const message = translate('password.differ');
    if (!quiet) toast('error', message);
    const finding = { code: 'password.differ', severity: 'error', at: '/repeat', message, fix: '' } as const;
    throw new RequestError(answerCodes.badInput.code, message, { findings: [finding] });
  }
  return client.request('changePassword', { body: { oldPassword: textOf(args.oldPassword), password }, quiet });
};
