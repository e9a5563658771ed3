import './palette.css';
import type { InputRef } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isScreen } from '../document/is-screen.ts';
import type { DragSource, DropPlace } from '../drag/drag-source.ts';
import { useDesign } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { pressFirstMatch } from './press-first-match.ts';
import { SearchBox } from './SearchBox.tsx';
import { useInsert } from './use-insert.ts';
import { WidgetGroups } from './WidgetGroups.tsx';

interface Props {
  readonly place: DropPlace;
  /** It is on the page: the search takes the focus. */
  readonly shown: boolean;
  onDone(): void;
}

/** The palette in small, for one place: search, pick, done. A refusal stays and says why. */
export function InsertPicker({ place, shown, onDone }: Props) {
  const translate = useDesignerText();
  const screen = useDesign(({ document }) => isScreen(document));
  const insert = useInsert();
  const [find, setFind] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const search = useRef<InputRef>(null);
  useEffect(() => {
    if (shown) search.current?.focus({ preventScroll: true });
  }, [shown]);
  const put = useCallback(
    (source: DragSource) => {
      const why = insert(source, place);
      setRefused(why);
      if (why === null) onDone();
    },
    [insert, place, onDone],
  );
  return (
    <section className="adit-design-picker" data-design-picker="" aria-label={translate('designer.palette.insertHere')}>
      <SearchBox
        ref={search}
        label={translate('designer.palette.search')}
        value={find}
        onChange={setFind}
        onKeyDown={pressFirstMatch}
      />
      {refused !== null && <p className="adit-design-palette-refused">{refused}</p>}
      <div className="adit-design-palette-scroll">
        <WidgetGroups find={find} screen={screen} place={place} onInsert={put} />
      </div>
    </section>
  );
}
