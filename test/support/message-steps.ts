import { calls } from '../../engine/schema/calls/index.ts';
import { readCounts } from '../../server/message/index.ts';
import type { Caller, ModelServer } from './model-server.ts';

/** For everybody of the tenant. */
export const everybody = { all: true };

/** What suites about messages and notices do. @param server of the suite, once it has begun */
export function messageSteps(server: () => ModelServer) {
  const write = async (title: string, more: Record<string, unknown> = {}, by: Caller = server().admin) => {
    const body = { title, body: `<p>${title}</p>`, audience: everybody, ...more };
    const { data, msg } = await by(calls.createNotice, { body });
    if (!data) throw new Error(msg);
    return data.id;
  };
  const release = (id: string, by: Caller = server().admin) => by(calls.releaseNotice, { params: { id } });
  const publish = async (title: string, more: Record<string, unknown> = {}, by?: Caller) => {
    const id = await write(title, more, by);
    const { data, msg } = await release(id, by);
    if (!data) throw new Error(msg);
    return { id, receivers: data.receivers };
  };
  const titles = async (query: Record<string, unknown> = {}, by: Caller = server().staff) =>
    (await by(calls.messageList, { query })).data.list.map(({ title }) => title);
  const idOf = async (title: string, by: Caller = server().staff) => {
    const { data } = await by(calls.messageList, { query: { keyword: title } });
    return data.list[0]?.id ?? '';
  };
  const counts = (userId: string, tenantId = 'main') => readCounts(server().context.database, { userId, tenantId });
  const readAll = (body: Record<string, unknown> = {}, by: Caller = server().staff) =>
    by(calls.readAllMessages, { body });

  /** The users whose counts were announced while something was done. */
  const heardDuring = async (work: () => Promise<unknown>) => {
    const heard: unknown[] = [];
    const stop = server().context.live.subscribe('message', {
      hear: (fact) => void heard.push(fact),
      reread: () => {},
    });
    await work();
    stop();
    return heard;
  };
  return { write, release, publish, titles, idOf, counts, readAll, heardDuring };
}
