import './form-preview.css';
import { Button, Segmented } from 'antd';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { requestsBy } from '../../engine/contract/requests.ts';
import { type Services, ServicesContext, useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { type ScreenHandle, ScreenView } from '../../engine/render/ScreenView.tsx';
import { ListState } from '../model-list/ListState.tsx';
import { designOf } from './design-of.ts';

export interface FormPreviewProps extends ActionProps {
  /** A form document: as JSON text, as servers keep it, or as it is. */
  readonly design?: unknown;
  readonly device?: string;
}

/** A form by the renderer that people will meet it in, on a computer or on a phone. It can be filled in; nothing is kept. */
export function FormPreview({ id, design, device }: FormPreviewProps) {
  const { registry } = useEngine();
  const services = useServices();
  const { translate, toast } = services;
  const [shown, setShown] = useState<'pc' | 'phone'>(device === 'phone' ? 'phone' : 'pc');
  const document = useMemo(() => designOf(design), [design]);
  const inert = useMemo(() => inertServices(services), [services]);
  const screen = useRef<ScreenHandle>(null);
  if (document === undefined) return null;
  if (document === null || document.nodes.length === 0) {
    const words = document === null ? 'broken' : 'empty';
    return (
      <ListState
        picture={words}
        title={translate(`widget.formPreview.${words}`)}
        text={translate(`widget.formPreview.${words}Text`)}
      />
    );
  }
  const check = async () => {
    if (await screen.current?.run([{ action: 'submit' }])) toast('success', translate('widget.formPreview.passed'));
  };
  return (
    <div className="adit-preview">
      <div className="adit-preview-bar">
        <Segmented
          aria-label={translate('widget.formPreview.device')}
          value={shown}
          options={(['pc', 'phone'] as const).map((value) => ({
            value,
            label: translate(`widget.formPreview.${value}`),
          }))}
          onChange={setShown}
        />
        <Button onClick={() => void check()}>{translate('widget.formPreview.check')}</Button>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the fields inside pass here; it is no control */}
      <div className="adit-preview-page" data-device={shown} onKeyDown={keepEnter}>
        <ServicesContext value={inert}>
          <ScreenView ref={screen} document={document} registry={registry} idPrefix={`${id}-preview-`} />
        </ServicesContext>
      </div>
    </div>
  );
}

/** Enter in a field of the preview is not meant for the form that the preview stands in. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Looking things up works as it will; nothing is sent, kept or left. */
function inertServices(services: Services): Services {
  return {
    ...services,
    upload: async (file) => ({ fileId: file.name, name: file.name, url: '', fileSize: file.size }),
    ...requestsBy(async () => null),
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    guardLeave: () => () => {},
    command: async () => undefined,
    navigate: () => {},
  };
}
