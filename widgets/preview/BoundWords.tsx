import { DatabaseOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { isSourceBinding, isTextBinding } from '../../engine/schema/bindings.ts';
import { wordsIn } from '../../engine/schema/text/local-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';

const anyPlace = /\{([\w.]+)\}/g;

/** A place that data fills once the page is shown, by the path of the data. */
export function DataChip({ path }: { readonly path: string }) {
  return (
    <span className="adit-design-data" title={path}>
      <DatabaseOutlined aria-hidden="true" />
      {path}
    </span>
  );
}

/**
 * A prop as the design has it: words in the language that is read, with a chip for each place that data will fill; one
 * chip where the whole of it is data. Null where nothing is said.
 */
export function boundWords(value: unknown, language: Language): ReactNode {
  if (isSourceBinding(value)) return <DataChip path={value.path ? `${value.$source}.${value.path}` : value.$source} />;
  if (!isTextBinding(value)) return typeof value === 'number' ? String(value) : wordsIn(value, language) || null;
  const words = wordsIn(value.$text, language);
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { index, 0: place, 1: path = '' } of words.matchAll(anyPlace)) {
    parts.push(words.slice(from, index), <DataChip key={index} path={path} />);
    from = index + place.length;
  }
  return [...parts, words.slice(from)];
}
