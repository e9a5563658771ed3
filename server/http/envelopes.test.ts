import { writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { DatabaseError, type DatabaseErrorCode } from '../database/index.ts';
import { answerFor } from './envelopes.ts';

it.each<[DatabaseErrorCode, number]>([
  ['database.deadline', 503],
  ['database.unreachable', 503],
  ['database.notWritable', 503],
  ['database.full', 507],
  ['database.damaged', 500],
])('says of %s whether the same call may work later, with a number to ask by and no inner words', (code, status) => {
  const answer = answerFor(new DatabaseError(code, 'inner words'), 'r1', 'zh');
  expect(answer).toMatchObject({ status, isFailure: true, envelope: { code: status, data: { requestId: 'r1' } } });
  expect(JSON.stringify(answer.envelope)).not.toContain('inner');
});

it('says of a file that finds no room on the disk that there is none', async () => {
  const error: unknown = await writeFile('/dev/full', 'text').catch((reason: unknown) => reason);
  const answer = answerFor(error, 'r1', 'zh');
  expect(answer).toMatchObject({ status: 507, isFailure: true, envelope: { code: 507, data: { requestId: 'r1' } } });
});
