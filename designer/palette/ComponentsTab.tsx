import type { InputRef } from 'antd';
import { type Ref, useCallback, useState } from 'react';
import { isScreen } from '../document/is-screen.ts';
import type { DragSource } from '../drag/drag-source.ts';
import { useDesign } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { leaveToCanvas } from './leave-to-canvas.ts';
import { pressFirstMatch } from './press-first-match.ts';
import { SearchBox } from './SearchBox.tsx';
import { useInsert } from './use-insert.ts';
import { WidgetGroups } from './WidgetGroups.tsx';

/** All components that this design may hold. Enter in the search puts the first one in, Esc goes to the canvas. */
export function ComponentsTab({ search }: { readonly search: Ref<InputRef> }) {
  const translate = useDesignerText();
  const screen = useDesign(({ document }) => isScreen(document));
  const insert = useInsert();
  const [find, setFind] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const put = useCallback((source: DragSource) => setRefused(insert(source)), [insert]);
  return (
    <>
      <div className="adit-design-palette-search">
        <SearchBox
          ref={search}
          label={translate('designer.palette.search')}
          value={find}
          shortcut="/"
          onChange={setFind}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && leaveToCanvas()) event.stopPropagation();
            else pressFirstMatch(event);
          }}
        />
      </div>
      <div className="adit-design-palette-scroll">
        <WidgetGroups find={find} screen={screen} onInsert={put} />
      </div>
      <p className="adit-design-palette-refused" hidden={refused === null}>
        {refused}
      </p>
    </>
  );
}
