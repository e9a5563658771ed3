import './choice.css';
import { StarOutlined } from '@ant-design/icons';
import { type InertParts, numberOf, optionLabels, optionSource, wordsOf } from './inert-parts.ts';

/** Options shown before the rest is only counted. */
const mostOptions = 12;
const mostStars = 10;

/** Radios and checkboxes with their real options. */
export function optionRow(parts: InertParts, shape: 'round' | 'square') {
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

export function switchDrawing(parts: InertParts) {
  const { node, props } = parts;
  const start =
    typeof node.config === 'object' && node.config !== null && 'defaultValue' in node.config
      ? node.config.defaultValue
      : false;
  const on = start === props.activeValue && start !== undefined;
  const words = wordsOf(parts, on ? 'activeTxt' : 'inactiveTxt');
  return (
    <div className="adit-design-inert-options">
      <i data-shape="switch" data-on={on || undefined} />
      {words && <span>{words}</span>}
    </div>
  );
}

export function rateDrawing(parts: InertParts) {
  const count = Math.max(1, Math.min(mostStars, Math.round(numberOf(parts, 'count', 5))));
  return (
    <div className="adit-design-inert-stars">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
        <StarOutlined key={index} aria-hidden="true" />
      ))}
    </div>
  );
}

export function sliderDrawing(parts: InertParts) {
  return (
    <div className="adit-design-inert-slider">
      <span>{numberOf(parts, 'min', 0)}</span>
      <i data-shape="rail" data-range={parts.props.range === true || undefined} />
      <span>{numberOf(parts, 'max', 100)}</span>
    </div>
  );
}

export function colourDrawing(parts: InertParts) {
  const format = typeof parts.props.colorFormat === 'string' ? parts.props.colorFormat.toUpperCase() : 'HEX';
  return (
    <div className="adit-design-inert-options">
      <i data-shape="swatch" />
      <span>{format}</span>
    </div>
  );
}
