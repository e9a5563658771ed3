import { BorderOutlined, ClearOutlined, EnvironmentOutlined, ExpandOutlined, LineOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { DrawnShape } from '../../engine/schema/live/map-messages.ts';
import { questionWords } from './answer-words.ts';
import type { Question } from './map-link.ts';

const tools: readonly { readonly question: Question; readonly icon: ReactNode }[] = [
  { question: { method: 'draw', shape: 'point' }, icon: <EnvironmentOutlined /> },
  { question: { method: 'draw', shape: 'line' }, icon: <LineOutlined /> },
  { question: { method: 'draw', shape: 'polygon' }, icon: <BorderOutlined /> },
  { question: { method: 'fit' }, icon: <ExpandOutlined /> },
  { question: { method: 'clear' }, icon: <ClearOutlined /> },
];

interface Props {
  /** What can be drawn here: everything where nothing is said. */
  readonly shapes?: readonly DrawnShape[] | undefined;
  onAsk(question: Question): void;
}

/** What people do with a map. */
export function MapTools({ shapes, onAsk }: Props) {
  const { translate } = useServices();
  const isOffered = (question: Question) =>
    // What is drawn into a form is cleared there.
    shapes === undefined ||
    (question.method === 'draw' ? shapes.includes(question.shape) : question.method !== 'clear');
  return (
    <div className="adit-map-tools" role="toolbar" aria-label={translate('widget.mapFrame.tools')}>
      {tools
        .filter(({ question }) => isOffered(question))
        .map(({ question, icon }) => {
          const words = questionWords(question, translate);
          return (
            <Button key={words} icon={icon} onClick={() => onAsk(question)}>
              {words}
            </Button>
          );
        })}
    </div>
  );
}
