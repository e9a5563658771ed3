import { Modal } from 'antd';
import { useMemo } from 'react';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { useDesign, useDesigner } from '../designer-context.ts';
import { useDesignerText } from '../use-designer-text.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** The form as people will meet it, on a computer and on a phone. What is typed there goes nowhere. */
export function PreviewDialog({ open, onClose }: Props) {
  const translate = useDesignerText();
  const name = useDesign(({ document }) => document.fullName);
  return (
    <Modal
      title={translate('designer.frame.previewTitle', { name: typeof name === 'string' ? name : '' })}
      open={open}
      onCancel={onClose}
      footer={null}
      width={1040}
      destroyOnHidden
    >
      <Preview />
    </Modal>
  );
}

function Preview() {
  const { registry } = useDesigner();
  const form = useDesign(({ document }) => document.form ?? document);
  const screen = useMemo(
    // As text: a binding inside the design is part of the design, not of this page.
    () => ({ nodes: [{ id: 'preview', config: { aditKey: 'formPreview' }, props: { design: JSON.stringify(form) } }] }),
    [form],
  );
  return <ScreenView document={screen} registry={registry} idPrefix="design-" summary={false} />;
}
