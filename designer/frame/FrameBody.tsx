import { Activity, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import { treeOf } from '../document/design-tree.ts';
import { nodeOfFinding } from '../findings/node-of-finding.ts';
import type { PaletteHandle } from '../palette/Palette.tsx';
import { useDesigner } from '../parts/designer-context.ts';
import { useOpenModel } from '../parts/open-model.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { viewOf } from '../parts/views.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import { VersionsDialog } from '../versions/VersionsDialog.tsx';
import { FormView } from './FormView.tsx';
import { focusSettings } from './focus-first.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import type { SavingState } from './model-saver.ts';
import { createSayer, News } from './News.tsx';
import { Pane } from './Pane.tsx';
import { PanelTheme } from './PanelTheme.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { SaveTrouble } from './SaveTrouble.tsx';
import { StatusBar } from './StatusBar.tsx';
import { useFrameKeys } from './use-frame-keys.ts';
import { usePanes } from './use-panes.ts';
import { useShownView } from './use-shown-view.ts';

interface Props {
  readonly saving: SavingState;
  onBack(): void;
}

type Dialog = 'help' | 'preview' | 'versions' | 'publish';

/** Header, the part of the model that is designed, bottom line, and what opens over them. */
export function FrameBody({ saving, onBack }: Props) {
  const { store, findings } = useDesigner();
  const { save } = useOpenModel();
  const { language } = useServices();
  const translate = useDesignerText();
  const [sayer] = useState(createSayer);
  const { say } = sayer;
  const { view, setView, lead } = useShownView();
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [last, setLast] = useState(-1);
  const [place, setPlace] = useState('');
  const [ledTo, setLedTo] = useState<{ readonly rest: string } | null>(null);
  const panes = usePanes();
  const palette = useRef<PaletteHandle>(null);
  const close = () => setDialog(null);

  const nextFinding = () => {
    const index = findings.length === 0 ? -1 : (last + 1) % findings.length;
    const finding = findings[index];
    setLast(index);
    if (!finding) return say(translate('designer.frame.news.noFinding'));
    showFinding(finding);
  };
  const showFinding = (finding: Finding) => {
    const { document } = store.state();
    const node = nodeOfFinding(treeOf(document), finding.at);
    if (node) {
      store.select([node.key]);
      setLedTo({ rest: finding.at.slice(node.at.length) });
    }
    setPlace(finding.at);
    lead(viewOf(finding.at, node !== undefined, document));
    const severity = translate(`designer.frame.severity.${finding.severity}`);
    say(translate('designer.frame.news.finding', { severity, message: inLanguage(finding, language).message }));
  };
  useFrameKeys(
    {
      save: () => void save(),
      nextFinding,
      openHelp: () => setDialog('help'),
      openSettings: () => {
        panes.openSide();
        focusSettings();
      },
      openPalette: () => {
        panes.openPalette();
        // One that was folded is drawn first.
        requestAnimationFrame(() => palette.current?.search());
      },
    },
    view,
    say,
  );
  return (
    <div className="adit-design">
      <HeaderBar
        saving={saving}
        view={view}
        onView={setView}
        onBack={onBack}
        onPreview={() => setDialog('preview')}
        onVersions={() => setDialog('versions')}
        onPublish={() => setDialog('publish')}
      />
      <SaveTrouble saving={saving} />
      <PanelTheme>
        {/* Kept while another part is shown: the canvas comes back where it was. */}
        <Activity mode={view === 'form' ? 'visible' : 'hidden'}>
          <FormView
            panes={panes}
            paletteRef={palette}
            ledTo={ledTo}
            onNextFinding={nextFinding}
            onFinding={showFinding}
          />
        </Activity>
        {view !== 'form' && (
          <Pane
            view={view}
            place={place}
            onNode={(key) => {
              store.select([key]);
              lead('form');
            }}
            onFinding={showFinding}
            onNextFinding={nextFinding}
          />
        )}
      </PanelTheme>
      <StatusBar view={view} onHelp={() => setDialog('help')} />
      <News sayer={sayer} />
      <HelpSheet open={dialog === 'help'} onClose={close} />
      <PreviewDialog open={dialog === 'preview'} onClose={close} />
      <VersionsDialog open={dialog === 'versions'} onClose={close} />
      <PublishDialog open={dialog === 'publish'} onClose={close} onFinding={showFinding} />
    </div>
  );
}
