import './display.css';
import { InfoCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { boundWords } from '../parts/BoundWords.tsx';
import { type InertParts, wordsOf } from './inert-parts.ts';

const side = (value: unknown): 'left' | 'center' | 'right' =>
  value === 'center' || value === 'right' ? value : 'left';

/** Drawings of what holds no value, by widget; anything else is its icon and name. */
export const displayDrawings: Readonly<Record<string, (parts: InertParts) => ReactNode>> = {
  text: (parts) => (
    <p className="adit-design-inert-words" style={{ textAlign: side(parts.props.textAlign) }}>
      {boundWords(parts.props.content, parts.language) ?? parts.translate('designer.canvas.noText')}
    </p>
  ),
  link: (parts) => (
    <p className="adit-design-inert-words" style={{ textAlign: side(parts.props.textAlign) }}>
      <span className="adit-design-inert-link">{boundWords(parts.props.content, parts.language)}</span>
    </p>
  ),
  groupTitle: (parts) => (
    <p className="adit-design-inert-title" style={{ textAlign: side(parts.props.contentPosition) }}>
      {wordsOf(parts, 'content')}
    </p>
  ),
  divider: (parts) => (
    <div className="adit-design-inert-divider" data-side={side(parts.props.contentPosition)}>
      <span>{wordsOf(parts, 'content')}</span>
    </div>
  ),
  alert: (parts) => (
    <div className="adit-design-inert-alert" data-type={wordsOf(parts, 'type') || 'success'}>
      <InfoCircleFilled aria-hidden="true" />
      <span>
        <strong>{boundWords(parts.props.title, parts.language)}</strong>
        <span>{boundWords(parts.props.description, parts.language)}</span>
      </span>
    </div>
  ),
  button: (parts) => (
    <div style={{ textAlign: side(parts.props.align) }}>
      <span className="adit-design-inert-button" data-type={wordsOf(parts, 'type') || undefined}>
        {boundWords(parts.props.buttonText, parts.language)}
      </span>
    </div>
  ),
};
