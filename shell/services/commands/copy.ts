import { type Command, textOf } from './command.ts';

export const copy: Command = (_around, { value }) => navigator.clipboard.writeText(textOf(value));
