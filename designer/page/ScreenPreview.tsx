import './page-preview.css';
import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { ActingContext } from '../../engine/contract/acting.ts';
import { OutletContext, onePage } from '../../engine/contract/outlet.ts';
import { ServicesContext, useServices } from '../../engine/contract/services.ts';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { gatherActs } from '../../engine/schema/acts/gather-acts.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { type Finding, pointer } from '../../engine/schema/findings/finding.ts';
import { drawableForm } from '../../engine/schema/validate/index.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { callShapes } from '../sources/call-shapes.ts';
import { usePageData } from '../sources/page-data.ts';
import { previewServices } from './preview-services.ts';

type Drawn = Pick<ScreenDocument, 'nodes' | 'form' | 'sources' | 'on'>;
type Device = 'pc' | 'phone';

/** The page as people will meet it, with the data that the person who designs may see. Nothing done in it is sent. */
export function ScreenPreview() {
  const { registry, findings } = useDesigner();
  const { given } = usePageData();
  const services = useServices();
  const translate = useDesignerText();
  const [device, setDevice] = useState<Device>('pc');
  const document = useDesign((state) => state.document);
  const screen = useMemo(() => drawable(document, findings), [document, findings]);
  const acting = useMemo(
    () => gatherActs({ kind: 'page', screen: document }, { calls: callShapes, descriptors: registry.descriptors }),
    [document, registry],
  );
  const { toast } = services;
  const looking = useMemo(
    () =>
      previewServices(services, (what, name) => toast('info', translate(`designer.page.preview.${what}`, { name }))),
    [services, toast, translate],
  );
  const outlet = onePage(<p className="adit-page-preview-outlet">{translate('designer.page.preview.outlet')}</p>);
  return (
    <>
      <div className="adit-page-preview-bar">
        <Segmented<Device>
          aria-label={translate('designer.frame.device')}
          value={device}
          options={[
            { value: 'pc', label: translate('designer.frame.pc') },
            { value: 'phone', label: translate('designer.frame.phone') },
          ]}
          onChange={setDevice}
        />
        <span>{translate('designer.page.preview.hint')}</span>
      </div>
      <div className="adit-page-preview" data-device={device}>
        <ServicesContext value={looking}>
          <ActingContext value={acting}>
            <OutletContext value={outlet}>
              <ScreenView
                document={screen}
                registry={registry}
                given={given}
                idPrefix="design-preview-"
                summary={false}
              />
            </OutletContext>
          </ActingContext>
        </ServicesContext>
      </div>
    </>
  );
}

/** What cannot be drawn or asked is left out; why stands in the findings. */
function drawable(document: JsonObject, findings: readonly Finding[]): Drawn {
  const { form } = drawableForm(document);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const broken = errors.filter(({ at }) => at.startsWith('/sources'));
  const on = errors.some(({ at }) => at === '/on' || at.startsWith('/on/')) ? undefined : document.on;
  const sources = isObject(document.sources) ? document.sources : {};
  const sound = Object.entries(sources).filter(([name]) => {
    const at = pointer('/sources', name);
    return !broken.some((one) => one.at === '/sources' || one.at === at || one.at.startsWith(`${at}/`));
  });
  // What has not the shape of a source is among the findings.
  return {
    ...form,
    sources: Object.fromEntries(sound) as NonNullable<ScreenDocument['sources']>,
    ...(isObject(on) ? { on: on as NonNullable<ScreenDocument['on']> } : {}),
  };
}
