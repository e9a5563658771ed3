import { Progress as AntProgress, theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import { storedText } from '../shared/stored-text.ts';
import { barOf, shareOf } from './progress-scale.ts';

export interface ProgressProps extends FieldProps<number | string> {
  readonly type?: string;
  readonly strokeWidth?: number;
  readonly color?: string;
  readonly status?: string;
  readonly showInfo?: boolean;
}

const circlePx = 80;
const plainColor = /^(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/** A share of a hundred as a bar or a circle, which ends where they end; the number beside it stays what it is. */
export function Progress(props: ProgressProps) {
  const { id, labelId, describedBy, invalid, value, bare } = props;
  const { translate } = useServices();
  const { token } = theme.useToken();
  const share = shareOf(value);
  const words = share === undefined ? '–' : `${formatNumber(value)}%`;
  const color = storedText(props.color);
  const isCircle = props.type === 'circle' && !bare;
  const status = props.status === 'success' || props.status === 'exception' ? props.status : 'normal';
  const isDone = props.status !== 'exception' && share !== undefined && share >= 100;
  return (
    <div id={id} tabIndex={-1} style={{ display: 'flex', alignItems: 'center', minHeight: token.controlHeight }}>
      <AntProgress
        type={isCircle ? 'circle' : 'line'}
        percent={barOf(share ?? 0)}
        status={isDone ? 'success' : status}
        size={isCircle ? circlePx : ['100%', props.strokeWidth ?? 6]}
        {...(isCircle ? { strokeWidth: props.strokeWidth ?? 6 } : {})}
        {...(color && plainColor.test(color) ? { strokeColor: color } : {})}
        showInfo={props.showInfo !== false}
        format={() => words}
        aria-labelledby={labelId}
        aria-valuenow={share === undefined ? undefined : barOf(share)}
        aria-valuetext={share === undefined ? translate('value.empty') : words}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        style={{ fontVariantNumeric: 'tabular-nums' }}
      />
    </div>
  );
}
