import './choice.css';
import { optionLabels, optionSource, type PreviewParts } from './preview.ts';

/** Options shown before the rest is only counted. */
const mostOptions = 12;

/** Radios and checkboxes with their real options. */
export function optionRow(parts: PreviewParts, shape: 'round' | 'square') {
  const labels = optionLabels(parts);
  const { translate, props } = parts;
  if (!labels || labels.length === 0) {
    return (
      <div className="adit-design-inert-options">
        <i data-shape={shape} />
        <span>{optionSource(parts)}</span>
      </div>
    );
  }
  const buttons = props.optionType === 'button';
  return (
    <div className="adit-design-inert-options" data-upright={props.direction === 'vertical' || undefined}>
      {labels.slice(0, mostOptions).map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own here, and hold no state
        <span key={index} className={buttons ? 'adit-design-inert-segment' : 'adit-design-inert-option'}>
          {!buttons && <i data-shape={shape} />}
          {label}
        </span>
      ))}
      {labels.length > mostOptions && (
        <span>{translate('designer.canvas.moreOptions', { count: labels.length - mostOptions })}</span>
      )}
    </div>
  );
}
