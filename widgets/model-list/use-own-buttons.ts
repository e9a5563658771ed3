import { useCallback, useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { noActs } from '../../engine/schema/acts/acts.ts';
import type { OwnButton } from '../../engine/schema/documents/list-document.ts';
import type { Model, Row } from './model.ts';

/**
 * Runs the steps of a button of one's own. They can name `row` (of a row), `ids`, `count` and `names` (of chosen rows),
 * `modelId` and `menuId`.
 * @returns what starts one, true when its last step was reached; `running` is the one that is under way: it does not start twice
 */
export function useOwnButtons({ id, acting = noActs }: Model, menuId: string, nameOf: (id: string) => string) {
  const { run } = useEngine();
  const { translate } = useServices();
  const [running, setRunning] = useState<string | null>(null);
  const busy = useRef(false);
  const start = useCallback(
    async ({ value, actions = [] }: OwnButton, rows: { readonly row: Row } | { readonly ids: readonly string[] }) => {
      if (busy.current) return false;
      busy.current = true;
      setRunning(value);
      const ids = 'row' in rows ? [rows.row.id] : rows.ids;
      const names = ids.map(nameOf).join(translate('list.separator'));
      try {
        return await run(actions, { modelId: id, menuId, ids, count: ids.length, names, ...rows }, acting);
      } finally {
        busy.current = false;
        setRunning(null);
      }
    },
    [run, id, acting, menuId, nameOf, translate],
  );
  return { start, running };
}
