import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import type { ShownName } from './use-names.ts';

// A text of several lines that grows by itself is more than a single choice ever needs.
const ReadOnlyLines = lazy(() =>
  import('../select/ReadOnlyLines.tsx').then((module) => ({ default: module.ReadOnlyLines })),
);

interface Props
  extends Pick<FieldProps, 'id' | 'describedBy' | 'invalid' | 'size' | 'bare' | 'onBlur' | 'displayText'> {
  readonly names: readonly ShownName[];
  /** In the viewer of records, where values stand as plain text. */
  readonly isViewed: boolean;
}

/** What is chosen, to be read and copied. */
export function ReadPicker({ names, isViewed, displayText, ...parts }: Props) {
  const { translate } = useServices();
  const isLoading = names.some(({ state }) => state === 'loading');
  const text = isLoading ? (displayText ?? '') : names.map((name) => name.text).join(translate('list.separator'));
  if (isViewed) {
    return (
      <div className="adit-value" id={parts.id}>
        {isLoading && text === '' ? (
          <Skeleton.Node active className="adit-picker-wait" />
        ) : (
          text || <span className="adit-empty">{translate('value.empty')}</span>
        )}
      </div>
    );
  }
  const line = <ReadOnlyText {...parts} text={text || (isLoading ? translate('picker.loading') : '')} />;
  if (parts.bare || names.length < 2) return line;
  return (
    <Suspense fallback={line}>
      <ReadOnlyLines {...parts} text={text} />
    </Suspense>
  );
}
