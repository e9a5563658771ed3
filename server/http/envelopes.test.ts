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
