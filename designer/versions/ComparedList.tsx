import { useMemo } from 'react';
import { type DesignChange, listOfReaders } from '../../engine/schema/compare/index.ts';
import { isLocalText, localText } from '../../engine/schema/text/local-text.ts';
import type { JsonObject } from '../document/json.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';

interface Props {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly beforeName: string;
  readonly afterName: string;
  readonly changes: readonly DesignChange[];
  readonly chosen: DesignChange;
}

/** Conditions, buttons and columns of two lists above each other, as their readers get them, with what became of each. */
export function ComparedList({ before, after, beforeName, afterName, changes, chosen }: Props) {
  return (
    <div className="adit-design-compared-lists">
      <ListSide name={beforeName} document={before} side="before" changes={changes} chosen={chosen} />
      <ListSide name={afterName} document={after} side="after" changes={changes} chosen={chosen} />
    </div>
  );
}

const lines = [
  { zone: 'searchList', parts: ['search'], by: 'prop' },
  { zone: 'btnsList', parts: ['button'], by: 'value' },
  { zone: 'columnList', parts: ['column'], by: 'prop' },
  { zone: 'columnBtnsList', parts: ['rowButton'], by: 'value' },
  { zone: 'customBtnsList', parts: ['ownButton'], by: 'value' },
] as const;

interface SideProps extends Pick<Props, 'changes' | 'chosen'> {
  readonly name: string;
  readonly document: JsonObject;
  readonly side: 'before' | 'after';
}

function ListSide({ name, document, side, changes, chosen }: SideProps) {
  const translate = useDesignerText();
  const { store } = useDesigner();
  const list = useMemo(() => listOfReaders(document, store.descriptors), [document, store]);
  const absent = side === 'before' ? 'added' : 'removed';
  const wordsOf = (id: string, label: unknown) => {
    const { language = 'zh' } = translate;
    const own = typeof label === 'string' || isLocalText(label) ? localText(label, language) : '';
    const usual = translate(`designer.list.button.${id}`);
    return own || (usual.startsWith('designer.') ? id : usual);
  };
  return (
    <section aria-label={name}>
      <strong>{name}</strong>
      <dl>
        {lines.map(({ zone, parts, by }) => {
          if (list[zone].length === 0) return null;
          return (
            <div key={zone}>
              <dt>{translate(`designer.versions.property.${zone}`)}</dt>
              <dd>
                {list[zone].map((entry, index) => {
                  const id = String(entry[by]);
                  const change = changes.find(
                    (one) => one.name === id && parts.some((part) => part === one.part) && !one.kinds.includes(absent),
                  );
                  const [kind] = change?.kinds ?? [];
                  return (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name
                      key={`${id} ${index}`}
                      className="adit-design-compared-entry"
                      data-change={kind}
                      data-change-current={(change !== undefined && change === chosen) || undefined}
                    >
                      {wordsOf(id, entry.label)}
                      {kind && <em>{translate(`designer.versions.kind.${kind}`)}</em>}
                    </span>
                  );
                })}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
