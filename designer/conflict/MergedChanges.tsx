import type { DesignChange } from '../../engine/schema/compare/index.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { changeName } from '../versions/change-name.ts';

/** How much of the other's work was taken in as it is, and which. */
export function MergedChanges({ changes }: { readonly changes: readonly DesignChange[] }) {
  const translate = useDesignerText();
  if (changes.length === 0) return null;
  return (
    <>
      <p>{translate('designer.conflict.merged', { count: changes.length })}</p>
      <details className="adit-design-conflict-taken">
        <summary>{translate('designer.conflict.seeMerged')}</summary>
        <ul>
          {changes.map((change) => (
            <li key={change.key}>
              {change.kinds
                .map((kind) => translate(`designer.versions.kind.${kind}`))
                .join(translate('list.separator'))}{' '}
              {changeName(change, translate)}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
