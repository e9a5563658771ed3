import type { DesignChange } from '../../engine/schema/compare/index.ts';
import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { changeName } from './change-name.ts';
import { propertyWords } from './property-words.ts';
import { differenceWords } from './value-words.ts';

interface Props {
  readonly change: DesignChange;
  readonly beforeName: string;
  readonly afterName: string;
  readonly descriptors: DescriptorMap;
}

/** What became of one node or entry: each setting as it was and as it is; of a new one what it says, of a gone one what it said. */
export function ChangeDetails({ change, beforeName, afterName, descriptors }: Props) {
  const translate = useDesignerText();
  const { kinds, properties, node, at, textPath } = change;
  const others = kinds.filter((kind) => kind !== 'changed');
  const hasBefore = !kinds.includes('added');
  const hasAfter = !kinds.includes('removed');
  return (
    <section className="adit-design-change-details" aria-label={changeName(change, translate)} aria-live="polite">
      <div className="adit-design-change-title">
        <strong>{textPath && change.part === 'node' ? textPath : changeName(change, translate)}</strong>{' '}
        <code>{at}</code>
      </div>
      {others.map((kind) => (
        <p key={kind}>{translate(`designer.versions.says.${kind}`)}</p>
      ))}
      {properties.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('designer.versions.setting')}</th>
              {hasBefore && <th scope="col">{beforeName}</th>}
              {hasAfter && <th scope="col">{afterName}</th>}
            </tr>
          </thead>
          <tbody>
            {properties.map(({ path, before, after }) => {
              const [old, now] = differenceWords(path, before, after, descriptors, translate);
              return (
                <tr key={path}>
                  <th scope="row">{propertyWords(path, node, descriptors, translate)}</th>
                  {hasBefore && (
                    <td>
                      <del data-empty={before === undefined || undefined}>{old}</del>
                    </td>
                  )}
                  {hasAfter && (
                    <td>
                      <ins data-empty={after === undefined || undefined}>{now}</ins>
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
