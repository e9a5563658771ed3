import { expect, it } from 'vitest';
import { nodeArguments } from '../../designer/commands/references/node-arguments.ts';
import { commandNames } from '../../designer/settings/editors/command-names.ts';
import { commands } from '../../shell/services/commands/commands.ts';

it('the names that a step can ask the program for are those that the program knows', () => {
  expect([...commandNames].sort()).toEqual(Object.keys(commands).sort());
});

it('those of them that are handed the id of a node are among them', () => {
  expect([...nodeArguments.keys()].filter((name) => !Object.hasOwn(commands, name))).toEqual([]);
});
