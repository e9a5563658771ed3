import { Modal } from 'antd';
import { useMemo } from 'react';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { useServices } from '../../engine/render/services.ts';
import { useDesign, useDesigner } from '../designer-context.ts';
import { designName } from '../document/design-name.ts';
import { isScreen } from '../document/is-screen.ts';
import { ScreenPreview } from '../page/ScreenPreview.tsx';
import { useDesignerText } from '../use-designer-text.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** The form or page as people will meet it, on a computer and on a phone. What is typed there goes nowhere. */
export function PreviewDialog({ open, onClose }: Props) {
  const translate = useDesignerText();
  const { language } = useServices();
  const name = useDesign(({ document }) => designName(document, language));
  const screen = useDesign(({ document }) => isScreen(document) && document.id !== undefined);
  return (
    <Modal
      title={translate('designer.frame.previewTitle', { name })}
      open={open}
      onCancel={onClose}
      footer={null}
      width={screen ? '96vw' : 1040}
      centered={screen}
      destroyOnHidden
    >
      {screen ? <ScreenPreview /> : <FormPreview />}
    </Modal>
  );
}

function FormPreview() {
  const { registry } = useDesigner();
  const form = useDesign(({ document }) => document.form ?? document);
  const screen = useMemo(
    // As text: a binding inside the design is part of the design, not of this page.
    () => ({ nodes: [{ id: 'preview', config: { aditKey: 'formPreview' }, props: { design: JSON.stringify(form) } }] }),
    [form],
  );
  return <ScreenView document={screen} registry={registry} idPrefix="design-" summary={false} />;
}
