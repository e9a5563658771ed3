import { describe, expect, it } from 'vitest';
import { type Said, saidIn, textsOf } from './subjects.ts';

const there = (said: Said) => textsOf('here', said).map((text) => saidIn(text));
const ids = (count: number) => Array.from({ length: count }, (_, index) => `user-${'x'.repeat(20)}-${index}`);

describe('a fact on its way to other processes', () => {
  it('arrives as it was said', () => {
    const said: Said = {
      subject: 'session.ended',
      fact: { tenantId: 'main', userId: 'user-1', sessionIds: ['s1'], reason: 'forced' },
    };
    expect(there(said)).toEqual([{ from: 'here', ...said }]);
    expect(there({ subject: 'menu', fact: { tenantId: 'main' } })).toHaveLength(1);
  });

  it('travels in several texts when it names more ids than PostgreSQL carries in one', () => {
    const userIds = ids(900);
    const texts = textsOf('here', { subject: 'message', fact: { tenantId: '测试', userIds } });
    expect(texts.length).toBeGreaterThan(1);
    expect(texts.every((text) => Buffer.byteLength(text) < 8_000)).toBe(true);
    const heard = texts.map(saidIn).flatMap((said) => (said?.subject === 'message' ? said.fact.userIds : []));
    expect(heard).toEqual(userIds);
    const sessionIds = ids(900);
    const ended = there({
      subject: 'session.ended',
      fact: { tenantId: 'a', userId: 'b', sessionIds, reason: 'logout' },
    });
    expect(ended.flatMap((said) => (said?.subject === 'session.ended' ? said.fact.sessionIds : []))).toEqual(
      sessionIds,
    );
  });

  it('names everybody of the tenant instead of thousands', () => {
    expect(there({ subject: 'message', fact: { tenantId: 'main', userIds: ids(1_001) } })).toEqual([
      { from: 'here', subject: 'message', fact: { tenantId: 'main', userIds: 'all' } },
    ]);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '"menu"'],
    ['no subject', '{"from":"x","fact":{}}'],
    ['an unknown subject', '{"from":"x","subject":"constructor","fact":{"tenantId":"main"}}'],
    ['a fact of another shape', '{"from":"x","subject":"menu","fact":{"tenantId":7}}'],
    ['an unknown reason', '{"from":"x","subject":"session.ended","fact":{"tenantId":"a","userId":"b","reason":"z"}}'],
    ['a sender that is no text', '{"from":{},"subject":"menu","fact":{"tenantId":"main"}}'],
  ])('is dropped where it is none: %s', (_name, text) => {
    expect(saidIn(text)).toBeUndefined();
  });
});
