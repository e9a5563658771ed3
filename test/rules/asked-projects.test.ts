import { describe, expect, it } from 'vitest';
import { isAsked } from '../support/asked-projects.ts';

describe('a project that a run asks for', () => {
  it.each([
    ['names none', [], true],
    ['names it', ['--project', 'stories'], true],
    ['names it among others', ['--project=unit', '--project=stories'], true],
    ['names it with its browser', ['--project', 'stories (chromium)'], true],
    ['names its beginning', ['--project', 'sto*'], true],
    ['names what it does not want', ['--project', '!walk'], true],
    ['names another', ['--project', 'rules', 'stories.test.ts'], false],
    ['names what begins alike', ['--project', 'stories-of-old'], false],
  ])('is set up where the run %s', (_, args, asked) => {
    expect(isAsked('stories', ['node', 'vitest', 'run', ...args])).toBe(asked);
  });
});
