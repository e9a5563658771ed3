import { Divider as AntDivider } from 'antd';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';

export interface DividerProps extends ActionProps {
  readonly content?: string;
  readonly contentPosition?: string;
}

const places = { left: 'start', center: 'center', right: 'end' } as const;

/** A line, with words on it when the design has some. */
export function Divider({ content, contentPosition }: DividerProps) {
  const place = contentPosition === 'left' || contentPosition === 'right' ? contentPosition : 'center';
  const words = storedText(content);
  return (
    <AntDivider plain titlePlacement={places[place]} size="small">
      {words}
    </AntDivider>
  );
}
