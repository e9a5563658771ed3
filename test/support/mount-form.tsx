import { createRef } from 'react';
import type { FormSession } from '../../engine/contract/form-session.ts';
import type { Registry } from '../../engine/contract/registry.ts';
import type { Services } from '../../engine/contract/services.ts';
import { openForm } from '../../engine/form/open-form.ts';
import { type DocumentHandle, DocumentView } from '../../engine/render/DocumentView.tsx';
import { resolveDocument } from '../../engine/resolve/resolve-document.ts';
import type { FormDocument } from '../../engine/schema/documents/form-document.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { mount, testServices } from './mount.tsx';

interface Options {
  readonly values?: Record<string, unknown>;
  readonly mode?: 'edit' | 'view';
  readonly windowed?: boolean;
  readonly services?: Services;
  readonly registry?: Registry;
}

export interface MountedForm {
  readonly session: FormSession;
  readonly element: HTMLElement;
  readonly handle: DocumentHandle;
}

/** Draws a form with the product's own widgets (or those handed in) and waits until it stands. */
export async function mountForm(
  document: Pick<FormDocument, 'nodes' | 'form'>,
  options: Options = {},
): Promise<MountedForm> {
  const registry = options.registry ?? createProductRegistry();
  const resolved = resolveDocument(document, registry.descriptors);
  await registry.load(resolved.widgetKeys);
  const services = options.services ?? testServices();
  const session = openForm(resolved, options.values, { now: () => new Date(), timeZone: services.timeZone });
  const ref = createRef<DocumentHandle>();
  const element = mount(
    <DocumentView
      ref={ref}
      session={session}
      registry={registry}
      mode={options.mode ?? 'edit'}
      {...(options.windowed === undefined ? {} : { windowed: options.windowed })}
    />,
    services,
  );
  await new Promise<void>((resolve) => {
    const look = () => (element.querySelector('.adit-document') ? resolve() : requestAnimationFrame(look));
    look();
  });
  if (!ref.current) throw new Error('The document did not hand out its handle.');
  return { session, element, handle: ref.current };
}
