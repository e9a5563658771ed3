import { useMemo } from 'react';
import { ScreenView } from '../../engine/render/ScreenView.tsx';
import { isScreen } from '../document/is-screen.ts';
import { ScreenPreview } from '../page/ScreenPreview.tsx';
import { DesignDialog } from '../parts/DesignDialog.tsx';
import { useDesign, useDesigner } from '../parts/designer-context.ts';

interface Props {
  readonly open: boolean;
  onClose(): void;
}

/** The form or page as people will meet it, on a computer and on a phone. What is typed there goes nowhere. */
export function PreviewDialog({ open, onClose }: Props) {
  const screen = useDesign(({ document }) => isScreen(document) && document.id !== undefined);
  return (
    <DesignDialog
      title="designer.frame.previewTitle"
      open={open}
      onClose={onClose}
      width={screen ? '96vw' : 1040}
      centered={screen}
    >
      {screen ? <ScreenPreview /> : <FormPreview />}
    </DesignDialog>
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
