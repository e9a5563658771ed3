import type { ReactNode } from 'react';
import { type PreviewParts, wordsOf } from '../preview/preview.ts';
import { isRecord } from '../shared/records.ts';
import './preview-code.css';

/** On the canvas: what a code looks like, and where its text comes from. */
export function PreviewCode({ parts, children }: { readonly parts: PreviewParts; readonly children: ReactNode }) {
  const { props, translate, node } = parts;
  const field = typeof props.relationField === 'string' ? props.relationField : '';
  const text =
    props.dataType === 'relation'
      ? field
        ? `{${field}}`
        : translate('designer.canvas.noField')
      : props.dataType === 'form'
        ? translate('designer.canvas.ofRecord')
        : wordsOf(parts, 'staticText');
  const label =
    isRecord(node.config) && node.config.showLabel !== false ? wordsOf({ ...parts, props: node.config }, 'label') : '';
  return (
    <div className="adit-design-drawn-code">
      {label !== '' && <span className="adit-design-label">{label}</span>}
      {children}
      <span className="adit-design-drawn-code-text">{text}</span>
    </div>
  );
}
