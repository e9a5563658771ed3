import { expect, it } from 'vitest';
import { KnownStatements } from './known-statements.ts';

it('keeps what is known of a statement under one name', () => {
  const statements = new KnownStatements<string>();
  const slot = statements.slotOf('select 1');
  slot.known = 'one column';
  expect(statements.slotOf('select 1')).toBe(slot);
  expect(statements.slotOf('select 2').name).not.toBe(slot.name);
});

it('lets the statement that was not used for longest give way, and says which name to close', () => {
  const statements = new KnownStatements<string>(2);
  const [first, second] = [statements.slotOf('a'), statements.slotOf('b')];
  statements.slotOf('a');
  expect(statements.slotOf('c').dropped).toEqual([second.name]);
  expect(statements.slotOf('a')).toBe(first);
  expect(statements.slotOf('b').name).not.toBe(second.name);
});

it('forgets no name that is still to be closed', () => {
  const statements = new KnownStatements<string>(1);
  const first = statements.slotOf('a');
  const second = statements.slotOf('b');
  expect(statements.slotOf('c').dropped).toEqual([second.name, first.name]);
});
