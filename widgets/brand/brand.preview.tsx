import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, titleOf } from '../preview/preview.ts';
import { WidgetIcon } from '../shared/WidgetIcon.tsx';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-brand">
      <WidgetIcon name={parts.descriptor.icon} />
      <strong>{boundWords(parts.props.name, parts.language) ?? titleOf(parts)}</strong>
    </div>
  ),
};
