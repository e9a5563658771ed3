import { useMemo } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { fileSizeText } from '../../engine/schema/helpers/file-size.ts';
import { limits } from '../../engine/schema/limits.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { nameOf } from '../document/node-words.ts';
import { useWhenIdle } from '../findings/use-when-idle.ts';
import { useDesign, useDesigner, useTree } from '../parts/designer-context.ts';
import { actsIn, keyWords, type ShortcutId, shortcuts } from '../parts/shortcuts.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type ViewName, viewTitle } from '../parts/views.ts';

interface Props {
  readonly view: ViewName;
  onHelp(): void;
}

/** What is shown and where the selection stands in it, the keys that are used most there, and how much of a design's limits is used. */
export function StatusBar({ view, onHelp }: Props) {
  const translate = useDesignerText();
  const { language } = useServices();
  const count = useTree().nodes.size;
  const document = useDesign((state) => state.document);
  const size = useWhenIdle(document, sizeOf);
  // Numbers in words are dear, and the bar is drawn by each command.
  const nodeWords = useMemo(
    () =>
      translate('designer.frame.nodes', {
        count: count.toLocaleString(language === 'en' ? 'en' : 'zh'),
        limit: limits.documentNodes.toLocaleString('en'),
      }),
    [translate, count, language],
  );
  const hints = shortcuts.filter((one) => one.bar && actsIn(one, view));
  return (
    <section className="adit-design-bottom" aria-label={translate('designer.frame.status')}>
      {view === 'form' ? (
        <Path />
      ) : (
        <span className="adit-design-path">{translate(viewTitle(view, isScreen(document)))}</span>
      )}
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
      <span className="adit-design-used">{nodeWords}</span>
      {size !== null && (
        <span className="adit-design-used" data-over={size > limits.documentBytes || undefined}>
          {translate('designer.frame.size', {
            size: fileSizeText(size, translate),
            limit: fileSizeText(limits.documentBytes, translate),
          })}
        </span>
      )}
    </section>
  );
}

/** Keys that go two ways stand together, under one word. */
const pairs: Partial<Record<ShortcutId, { readonly other: string; readonly words: string }>> = {
  up: { other: '↓', words: 'move' },
  narrower: { other: ']', words: 'width' },
  entryBefore: { other: '→', words: 'move' },
  columnNarrower: { other: ']', words: 'columnWidth' },
};

function hintKeys(id: ShortcutId, keys: readonly string[]): string[] {
  const other = pairs[id]?.other;
  return [...keys.map((key) => keyWords(key)), ...(other ? [other] : [])];
}

function hintWords(id: ShortcutId, translate: (key: string) => string): string {
  const words = pairs[id]?.words;
  return translate(words ? `designer.frame.bar.${words}` : `designer.frame.key.${id}`);
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
        {translate(useDesign(({ document }) => viewTitle('form', isScreen(document))))}
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

/** Bytes of the canonical text. */
const sizeOf = (document: JsonObject) => new TextEncoder().encode(formatDocument(document)).length;
