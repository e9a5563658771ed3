import { useServices } from '../../engine/contract/services.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import { dateFormats } from '../../engine/schema/values/index.ts';
import { Check } from '../list-parts/Check.tsx';
import type { DeletedRecord } from './use-bin.ts';

interface Props {
  readonly rows: readonly DeletedRecord[];
  readonly chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** Deleted records: what each is called, who deleted it and when, and how long it can come back. */
export function BinRows({ rows, chosen, onChoose }: Props) {
  const { translate } = useServices();
  const moments = useMoments();
  const isAll = rows.every(({ id }) => chosen.has(id));
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
    <section className="adit-bin-rows" tabIndex={0} aria-label={translate('bin.title')}>
      <table className="adit-bin">
        <thead>
          <tr>
            <th scope="col">
              <Check
                label={translate('bin.chooseAll')}
                checked={isAll}
                partly={!isAll && chosen.size > 0}
                onChange={(isChosen) => onChoose(new Set(isChosen ? rows.map(({ id }) => id) : []))}
              />
            </th>
            <th scope="col">{translate('bin.record')}</th>
            <th scope="col" data-aside>
              {translate('bin.by')}
            </th>
            <th scope="col" data-aside>
              {translate('bin.at')}
            </th>
            <th scope="col" data-days>
              {translate('bin.left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, userName, time, daysLeft }) => {
            const name = label || translate('bin.unnamed');
            const at = moments.text(time, dateFormats.short);
            return (
              <tr key={id} data-chosen={chosen.has(id) || undefined} onClick={() => toggle(id, !chosen.has(id))}>
                {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press on the box itself is not one on the row */}
                <td onClick={(event) => event.stopPropagation()}>
                  <Check
                    label={translate('list.choose', { name })}
                    checked={chosen.has(id)}
                    onChange={(isChosen) => toggle(id, isChosen)}
                  />
                </td>
                <td>
                  {name}
                  <span className="adit-bin-meta">{translate('bin.meta', { name: userName || '–', at })}</span>
                </td>
                <td data-aside>{userName || '–'}</td>
                <td data-aside>
                  <time dateTime={time} title={moments.title(time)}>
                    {at}
                  </time>
                </td>
                <td data-days>
                  {daysLeft > 0 ? translate('bin.daysLeft', { count: daysLeft }) : translate('bin.lastDay')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
