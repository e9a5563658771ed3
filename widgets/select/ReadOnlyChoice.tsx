import { lazy, Suspense } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { valueKinds } from '../../engine/schema/values/index.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';

// A text of several lines that grows by itself is more than a single choice ever needs.
const ReadOnlyLines = lazy(() => import('./ReadOnlyLines.tsx').then((module) => ({ default: module.ReadOnlyLines })));

/** What was chosen, in the words that lists and exports use; several choices wrap instead of being cut off. */
export function ReadOnlyChoice(props: FieldProps) {
  const { id, describedBy, invalid, size, bare, onBlur, value, options, field } = props;
  const { language, translate, timeZone } = useServices();
  const text = valueKinds[field.kind].display(value, field, {
    language,
    translate,
    timeZone,
    optionsOf: () => options,
  });
  const parts = { id, describedBy, invalid, size, bare, onBlur, text };
  const line = <ReadOnlyText {...parts} />;
  if (bare || !Array.isArray(value) || value.length < 2) return line;
  return (
    <Suspense fallback={line}>
      <ReadOnlyLines {...parts} />
    </Suspense>
  );
}
