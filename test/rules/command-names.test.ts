import { expect, it } from 'vitest';
import { commandNames } from '../../designer/settings/editors/command-names.ts';
import { commands } from '../../shell/services/commands/commands.ts';

it('the names that a step can ask the program for are those that the program knows', () => {
  expect([...commandNames].sort()).toEqual(Object.keys(commands).sort());
});
