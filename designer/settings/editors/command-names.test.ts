import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandNames } from './command-names.ts';

it('the names that a step can ask the program for are those that the program knows', () => {
  const text = readFileSync(new URL('../../../shell/services/commands.ts', import.meta.url), 'utf8');
  const body = text.slice(text.indexOf('const commands: Record<string, Command> = {'));
  const known = [...body.matchAll(/^ {4}(?:async )?(\w+)(?:\(|: \()/gm)].map(([, name]) => name);
  expect([...commandNames].sort()).toEqual(known.sort());
});
