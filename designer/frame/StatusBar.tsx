import { useEffect, useState } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { formatDocument } from '../../engine/schema/format-document.ts';
import { limits } from '../../engine/schema/limits.ts';
import { nameOf } from '../canvas/node-facts.ts';
import { useDesign, useDesigner, useTree } from '../designer-context.ts';
import type { JsonObject } from '../document/json.ts';
import { whenIdle } from '../findings/when-idle.ts';
import { useDesignerText } from '../use-designer-text.ts';
import { keyWords, type ShortcutId, shortcuts } from './shortcuts.ts';
import { sizeWords } from './size-words.ts';
import { viewTitle } from './views.ts';

/** Where the selection stands, the keys that are used most, and how much of a design's limits is used. */
export function StatusBar({ onHelp }: { onHelp(): void }) {
  const translate = useDesignerText();
  const { language } = useServices();
  const count = useTree().nodes.size;
  const size = useSize(useDesign(({ document }) => document));
  const hints = shortcuts.filter(({ bar }) => bar);
  return (
    <section className="adit-design-bottom" aria-label={translate('designer.frame.status')}>
      <Path />
      <ul className="adit-design-hints">
        {hints.map(({ id, keys }) => (
          <li key={id}>
            {id === 'help' ? (
              <button type="button" className="adit-design-plain" onClick={onHelp}>
                <kbd className="adit-key">{keyWords(keys[0] ?? '')}</kbd> {translate('designer.frame.key.help')}
              </button>
            ) : (
              <>
                {hintKeys(id, keys).map((key) => (
                  <kbd className="adit-key" key={key}>
                    {key}
                  </kbd>
                ))}
                {hintWords(id, translate)}
              </>
            )}
          </li>
        ))}
      </ul>
      <span className="adit-design-used">
        {translate('designer.frame.nodes', {
          count: count.toLocaleString(language === 'en' ? 'en' : 'zh'),
          limit: limits.documentNodes.toLocaleString('en'),
        })}
      </span>
      {size !== null && (
        <span className="adit-design-used" data-over={size > limits.documentBytes || undefined}>
          {translate('designer.frame.size', { size: sizeWords(size), limit: sizeWords(limits.documentBytes) })}
        </span>
      )}
    </section>
  );
}

/** Two keys that go two ways stand together. */
function hintKeys(id: ShortcutId, keys: readonly string[]): string[] {
  const other: Partial<Record<ShortcutId, string>> = { up: '↓', narrower: ']' };
  return [...keys.map((key) => keyWords(key)), ...(other[id] ? [other[id]] : [])];
}

function hintWords(id: ShortcutId, translate: (key: string) => string): string {
  if (id === 'up') return translate('designer.frame.bar.move');
  return translate(id === 'narrower' ? 'designer.frame.bar.width' : `designer.frame.key.${id}`);
}

/** Each step of the path is a way to select it. */
function Path() {
  const { store, registry } = useDesigner();
  const translate = useDesignerText();
  const tree = useTree();
  const [first] = useDesign(({ selection }) => selection);
  const keys: string[] = [];
  for (let key = first ?? null; key !== null; key = tree.nodes.get(key)?.parent ?? null) keys.unshift(key);
  return (
    <nav className="adit-design-path" aria-label={translate('designer.frame.path')}>
      <button type="button" className="adit-design-plain" onClick={() => store.select([])}>
        {translate(useDesign(({ document }) => viewTitle('form', document)))}
      </button>
      {keys.map((key) => {
        const node = tree.nodes.get(key)?.node;
        return node ? (
          <span key={key}>
            <span aria-hidden="true">›</span>
            <button
              type="button"
              className="adit-design-plain"
              aria-current={key === first ? 'location' : undefined}
              onClick={() => store.select([key])}
            >
              {nameOf(node, registry.descriptors, translate)}
            </button>
          </span>
        ) : null;
      })}
    </nav>
  );
}

/** Bytes of the canonical text, worked out when nothing else is to be done; null before the first time. */
function useSize(document: JsonObject): number | null {
  const [size, setSize] = useState<number | null>(null);
  useEffect(() => whenIdle(() => setSize(new TextEncoder().encode(formatDocument(document)).length)), [document]);
  return size;
}
