// Here: how fields look on the canvas, by the kind of their value.

import '../../../widgets/preview/choice.css';
import {
  CalculatorOutlined,
  CalendarOutlined,
  ClockCircleOutlined,
  DownOutlined,
  PlusOutlined,
  UploadOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import type { SystemValue } from '../../../engine/schema/fields/descriptor.ts';
import { InertBox } from '../../../widgets/preview/InertBox.tsx';
import { numberOf, optionLabels, wordsOf } from '../../../widgets/preview/preview.ts';
import { knownIcon } from '../../../widgets/shared/known-icons.tsx';
import { isObject } from '../../document/json.ts';
import { FormulaBox } from './FormulaBox.tsx';
import { formatWords, type InertParts } from './inert-parts.ts';

export type Drawing = (parts: InertParts) => ReactNode;

const hint = (parts: InertParts, otherwise: string) =>
  wordsOf(parts, 'placeholder') || parts.translate(`designer.canvas.${otherwise}`);

/** Units: props of this generation, or the slot of an older design. */
const unit = (parts: InertParts, prop: string, slot: string) => {
  const { slot: stored } = parts.node;
  const old = typeof stored === 'object' && stored !== null && slot in stored ? Reflect.get(stored, slot) : '';
  return wordsOf(parts, prop) || (typeof old === 'string' ? old : '');
};

const textBox: Drawing = (parts) => (
  <InertBox
    text={hint(parts, 'enter')}
    lead={knownIcon(parts.props.prefixIcon)}
    icon={knownIcon(parts.props.suffixIcon)}
    before={unit(parts, 'addonBefore', 'prepend')}
    after={unit(parts, 'addonAfter', 'append')}
  />
);

const choose: Drawing = (parts) => {
  const none = wordsOf(parts, 'placeholder') === '' && optionLabels(parts)?.length === 0;
  return (
    <InertBox
      text={none ? parts.translate('designer.canvas.noOptions') : hint(parts, 'choose')}
      icon={<DownOutlined aria-hidden="true" />}
    />
  );
};

const moment =
  (usual: string, icon: ReactNode): Drawing =>
  (parts) => {
    const format = typeof parts.props.format === 'string' && parts.props.format ? parts.props.format : usual;
    return <InertBox text={wordsOf(parts, 'placeholder') || formatWords(format, parts.translate)} icon={icon} />;
  };

const range =
  (words: (parts: InertParts) => string, icon?: ReactNode): Drawing =>
  (parts) => (
    <div className="adit-design-inert-pair">
      <InertBox text={wordsOf(parts, 'startPlaceholder') || words(parts)} icon={icon} />
      <span>{wordsOf(parts, 'separator') || '~'}</span>
      <InertBox text={wordsOf(parts, 'endPlaceholder') || words(parts)} icon={icon} />
    </div>
  );

const filled =
  (words: string): Drawing =>
  (parts) => <InertBox filled text={wordsOf(parts, 'placeholder') || parts.translate(`designer.canvas.${words}`)} />;

const calendar = <CalendarOutlined aria-hidden="true" />;
const clock = <ClockCircleOutlined aria-hidden="true" />;

/** On or off, as it begins. */
function switchDrawing(parts: InertParts) {
  const { node, props } = parts;
  const start = isObject(node.config) && 'defaultValue' in node.config ? node.config.defaultValue : false;
  const on = start === props.activeValue && start !== undefined;
  const words = wordsOf(parts, on ? 'activeTxt' : 'inactiveTxt');
  return (
    <div className="adit-design-inert-options">
      <i data-shape="switch" data-on={on || undefined} />
      {words && <span>{words}</span>}
    </div>
  );
}

/** What the server fills in, by what that is; a calculation is drawn by its kind. */
export const filledDrawings: Readonly<Partial<Record<SystemValue, Drawing>>> = {
  billRule: filled('numbered'),
  createUser: filled('filledUser'),
  modifyUser: filled('filledUser'),
  createTime: filled('filledTime'),
  modifyTime: filled('filledTime'),
  currOrganize: filled('filledOrganize'),
  currPosition: filled('filledPosition'),
};

/** Drawings by kind of value. */
export const kindDrawings: Readonly<Record<string, Drawing>> = {
  longText: (parts) => <InertBox text={hint(parts, 'enter')} lines={Math.min(numberOf(parts, 'minRows', 2), 2)} />,
  boolean: switchDrawing,
  choice: choose,
  choices: choose,
  path: choose,
  paths: choose,
  reference: choose,
  references: choose,
  date: moment('yyyy-MM-dd', calendar),
  dateTime: moment('yyyy-MM-dd HH:mm', calendar),
  time: moment('HH:mm:ss', clock),
  dateRange: range((parts) => formatWords(wordsOf(parts, 'format') || 'yyyy-MM-dd', parts.translate), calendar),
  timeRange: range((parts) => formatWords(wordsOf(parts, 'format') || 'HH:mm:ss', parts.translate), clock),
  dateTimeRange: range(
    (parts) => formatWords(wordsOf(parts, 'format') || 'yyyy-MM-dd HH:mm', parts.translate),
    calendar,
  ),
  numberRange: range((parts) => parts.translate('designer.canvas.number')),
  computed: (parts) => <FormulaBox parts={parts} icon={<CalculatorOutlined aria-hidden="true" />} />,
  files: (parts) => (
    <span className={parts.descriptor.pictures ? 'adit-design-inert-tile' : 'adit-design-inert-button'}>
      {parts.descriptor.pictures ? <PlusOutlined aria-hidden="true" /> : <UploadOutlined aria-hidden="true" />}
      {wordsOf(parts, 'buttonText') || parts.translate('designer.canvas.upload')}
    </span>
  ),
};

export const otherField: Drawing = textBox;
