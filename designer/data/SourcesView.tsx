// Here: the view of a page's data: its sources, and a sample of what they answer.

import '../sources/sources.css';
import '../settings/settings.css';
import '../settings/editors/editors.css';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { ListState } from '../../widgets/model-list/ListState.tsx';
import { addSource } from '../commands/index.ts';
import { sourceSites } from '../commands/references/follow-source.ts';
import { freeSourceName, sourcesOf } from '../commands/sources.ts';
import { isObject } from '../document/json.ts';
import { tokensOf } from '../document/pointer.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { callWords } from '../sources/call-words.ts';
import { SourceDetails } from './SourceDetails.tsx';

interface Props {
  /** JSON pointer to which somebody is led; '' for none. */
  readonly place: string;
  /** Leads to a node that uses a source. */
  onNode(key: string): void;
}

const nothingChosen = { name: null, turn: 0 };

/** The sources of data of a page: their list, and what the chosen one asks and answers. */
export function SourcesView({ place, onNode }: Props) {
  const text = useDesignerText();
  const { run, store } = useDesigner();
  const document = useDesign((state) => state.document);
  const sources = Object.entries(sourcesOf(document));
  /** The chosen one; `turn` is another one each time that somebody chooses, and stays when it gets another name. */
  const [choice, setChoice] = useState<{ readonly name: string | null; readonly turn: number }>(nothingChosen);
  const choose = (name: string | null) => setChoice(({ turn }) => ({ name, turn: turn + 1 }));
  useEffect(() => {
    const [part, led] = tokensOf(place);
    if (part === 'sources' && led !== undefined) setChoice(({ turn }) => ({ name: led, turn: turn + 1 }));
  }, [place]);
  const list = useRef<HTMLUListElement>(null);
  const chosen = sources.find(([one]) => one === choice.name) ?? sources[0];
  const add = () => {
    const fresh = freeSourceName(store.state().document, 'data');
    if (run(addSource, { name: fresh, call: '' })) choose(fresh);
  };
  const addButton = (
    <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={add}>
      {text('designer.sources.add')}
    </Button>
  );
  if (!chosen) {
    return (
      <div className="adit-design-sources-none">
        <ListState
          picture="empty"
          title={text('designer.sources.none')}
          text={text('designer.sources.noneText')}
          actions={addButton}
        />
      </div>
    );
  }
  const [current, source] = chosen;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands around it is the section
    <div
      role="group"
      className="adit-design-sources adit-design-settings"
      aria-label={text('designer.sources.title')}
      onBlur={() => store.seal()}
    >
      <nav aria-label={text('designer.sources.title')}>
        <ul ref={list}>
          {sources.map(([one, entry]) => {
            const call = isObject(entry) && typeof entry.call === 'string' ? entry.call : '';
            const count = sourceSites(document, one).length;
            return (
              <li key={one}>
                <button type="button" aria-current={one === current || undefined} onClick={() => choose(one)}>
                  <code>{one}</code>
                  <span>{call === '' ? text('designer.sources.chooseCall') : callWords(call, text)}</span>
                  <small>{text('designer.sources.usersCount', { count })}</small>
                </button>
              </li>
            );
          })}
        </ul>
        {addButton}
      </nav>
      {isObject(source) && (
        <SourceDetails
          // Not by name: a field that is drawn anew loses the focus, and the Enter that gave the name presses what gets it.
          key={choice.name === null || choice.name === current ? choice.turn : current}
          name={current}
          source={source}
          onNode={onNode}
          onRenamed={(name) => setChoice(({ turn }) => ({ name, turn }))}
          onDeleted={() => {
            choose(null);
            // The one that had the focus is gone.
            requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
          }}
        />
      )}
    </div>
  );
}
