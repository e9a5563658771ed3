import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { designName } from '../document/design-name.ts';
import { useDesign } from './designer-context.ts';
import { useDesignerText } from './use-designer-text.ts';

interface Props {
  readonly open: boolean;
  /** Key of its words, with a place for the name of the design. */
  readonly title: string;
  readonly width: number | string;
  readonly centered?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog that only shows something of the open design: called by its name, and gone from the page once it is closed. */
export function DesignDialog({ open, title, width, centered = false, children, onClose }: Props) {
  const translate = useDesignerText();
  const { language } = useServices();
  const name = useDesign(({ document }) => designName(document, language));
  return (
    <Modal
      title={translate(title, { name })}
      open={open}
      onCancel={onClose}
      footer={null}
      width={width}
      centered={centered}
      destroyOnHidden
    >
      {children}
    </Modal>
  );
}
