import { useAtomValue } from 'jotai';
import { useContext, useEffect, useMemo } from 'react';
import { ActingContext } from '../../engine/contract/acting.ts';
import type { Scope } from '../../engine/contract/fill-places.ts';
import { DocumentScope } from '../../engine/render/DocumentScope.tsx';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { localText } from '../../engine/schema/text/local-text.ts';
import { systemName } from '../request/page-facts.ts';
import { settingsAtom } from '../settings/settings.ts';
import { isText, readStored } from '../settings/storage.ts';
import { useIdPrefix } from './id-prefix.ts';
import { LayoutContext } from './layout-context.ts';
import { useScreen } from './use-screen.ts';
import { windowTitle } from './window-title.ts';

interface Props {
  readonly id: string;
  readonly given?: Scope;
  /** The entry of the menu whose page it is. */
  readonly menuId?: string;
  /** The page is called by the screen's own title: nobody else names it. */
  readonly titled?: boolean;
  /** Everything else stands in it: it is shown whole or not at all. */
  readonly essential?: boolean;
}

const nothing: Scope = {};

/** A screen, the shipped one or the version of it that is online, with what the shell knows as its sources. */
export function ScreenPage({ id, given = nothing, menuId = '', titled = false, essential = false }: Props) {
  const { shown, failure, broke } = useScreen(id, menuId);
  const settings = useAtomValue(settingsAtom);
  const title = localText(shown?.screen.title, settings.language);
  useEffect(() => {
    if (titled && title) document.title = windowTitle(title, systemName, settings.language);
  }, [titled, title, settings.language]);
  const layout = useContext(LayoutContext);
  const before = useIdPrefix();
  const hasLayout = shown && shown.screen.hasLayout !== false;
  useEffect(() => {
    if (hasLayout !== undefined) layout?.tell(id, hasLayout);
  }, [layout, id, hasLayout]);
  const sources = useMemo(
    () => ({
      settings: { ...settings, account: readStored('account', isText) ?? '' },
      ...given,
    }),
    [settings, given],
  );
  // Said by the fence around the page.
  if (failure) throw failure;
  if (!shown || (layout?.framed && !hasLayout)) return null;
  const { key, screen, registry, acting, Around } = shown;
  const view = (
    <ActingContext key={key} value={acting}>
      <DocumentScope id={id}>
        <ScreenView
          document={screen}
          registry={registry}
          given={sources}
          idPrefix={`${before}${id}-`}
          summary={false}
        />
      </DocumentScope>
    </ActingContext>
  );
  if (!Around) return view;
  return (
    <Around key={key} essential={essential} onThrown={broke}>
      {view}
    </Around>
  );
}
