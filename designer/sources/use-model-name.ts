import { useEffect, useState } from 'react';
import { type Services, useServices } from '../../engine/contract/services.ts';
import { type IdRow, readIdRows } from './use-id-rows.ts';

type Request = Services['request'];

/** Asked once for all nodes of a canvas. */
const known = new WeakMap<Request, Promise<readonly IdRow[]>>();

function ask(request: Request): Promise<readonly IdRow[]> {
  const asking = readIdRows('model', request);
  known.set(request, asking);
  asking.catch(() => known.delete(request));
  return asking;
}

async function nameOf(id: string, request: Request): Promise<string | undefined> {
  const find = (rows: readonly IdRow[]) => rows.find((row) => row.id === id)?.name;
  const before = known.get(request);
  // One that is not among them may have been made since.
  return find(await (before ?? ask(request))) ?? (before && find(await ask(request)));
}

/** What a model is called; undefined until that is known, and where it is gone or cannot be asked. */
export function useModelName(id: string): string | undefined {
  const { request } = useServices();
  const [held, setHeld] = useState<{ readonly id: string; readonly name: string | undefined }>();
  useEffect(() => {
    let isWanted = true;
    nameOf(id, request).then(
      (name) => isWanted && setHeld({ id, name }),
      // Its id stands for it.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, request]);
  return held?.id === id ? held.name : undefined;
}
