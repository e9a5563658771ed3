import './step-indicator.css';
import { wordsIn } from '../../engine/schema/text/local-text.ts';
import type { Preview } from '../preview/preview.ts';
import { isRecord } from '../shared/records.ts';

export const preview: Preview = {
  draw({ props, language, translate, descriptor }) {
    const steps = Array.isArray(props.items) ? props.items.filter(isRecord) : [];
    if (steps.length === 0) return <span className="adit-design-inert-hint">{translate(descriptor.title)}</span>;
    return (
      <ol className="adit-step-list" data-direction={props.direction === 'vertical' ? 'vertical' : 'horizontal'}>
        {steps.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may be alike
          <li key={index} data-state={index === 0 ? 'process' : 'wait'}>
            <span className="adit-step-mark">{index + 1}</span>
            <span className="adit-step-words">
              <span className="adit-step-title">{wordsIn(title, language)}</span>
            </span>
          </li>
        ))}
      </ol>
    );
  },
};
