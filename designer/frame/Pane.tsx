import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { isScreen } from '../document/is-screen.ts';
import { useDesign } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { type ViewName, viewTitle } from '../parts/views.ts';
import { focusNearby } from './focus-nearby.ts';
import { paneId } from './use-shown-view.ts';

// Each comes when it is first opened; the code editor is large.
const FormSettings = lazy(() =>
  import('../form-settings/FormSettings.tsx').then((module) => ({ default: module.FormSettings })),
);
const ListDesign = lazy(() => import('../list/ListDesign.tsx').then((module) => ({ default: module.ListDesign })));
const PageSettings = lazy(() =>
  import('../page/PageSettings.tsx').then((module) => ({ default: module.PageSettings })),
);
const SourcesView = lazy(() => import('../data/SourcesView.tsx').then((module) => ({ default: module.SourcesView })));
const TablesView = lazy(() => import('../tables/TablesView.tsx').then((module) => ({ default: module.TablesView })));
const JsonView = lazy(() => import('../json/JsonView.tsx').then((module) => ({ default: module.JsonView })));

const nowhere = () => {};

interface Props {
  readonly view: Exclude<ViewName, 'form'>;
  /** JSON pointer to which somebody is led; '' for none. */
  readonly place?: string;
  /** Leads to a node on the canvas. */
  onNode?(key: string): void;
  /** Leads to a finding, wherever it is edited. */
  onFinding?(finding: Finding): void;
  onNextFinding?(): void;
}

/** One of the parts that fill the room between header and bottom line. */
export function Pane({ view, place = '', onNode = nowhere, ...findings }: Props) {
  const translate = useDesignerText();
  const isPage = useDesign(({ document }) => isScreen(document));
  return (
    <section
      ref={focusNearby}
      id={paneId}
      className="adit-design-pane"
      tabIndex={-1}
      aria-label={translate(viewTitle(view, isPage))}
    >
      <Suspense fallback={<Skeleton active className="adit-design-waiting" />}>
        {view === 'list' && <ListDesign {...findings} />}
        {view === 'tables' && <TablesView place={place} onNode={onNode} />}
        {view === 'sources' && <SourcesView place={place} onNode={onNode} />}
        {view === 'settings' && (isPage ? <PageSettings /> : <FormSettings />)}
        {view === 'json' && <JsonView />}
      </Suspense>
    </section>
  );
}
