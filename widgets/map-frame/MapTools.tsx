import { BorderOutlined, ClearOutlined, EnvironmentOutlined, ExpandOutlined, LineOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/render/services.ts';
import { questionWords } from './answer-words.ts';
import type { Question } from './map-link.ts';

const tools: readonly { readonly question: Question; readonly icon: ReactNode }[] = [
  { question: { method: 'draw', shape: 'point' }, icon: <EnvironmentOutlined /> },
  { question: { method: 'draw', shape: 'line' }, icon: <LineOutlined /> },
  { question: { method: 'draw', shape: 'polygon' }, icon: <BorderOutlined /> },
  { question: { method: 'fit' }, icon: <ExpandOutlined /> },
  { question: { method: 'clear' }, icon: <ClearOutlined /> },
];

/** What people do with a map. */
export function MapTools({ onAsk }: { onAsk(question: Question): void }) {
  const { translate } = useServices();
  return (
    <div className="adit-map-tools" role="toolbar" aria-label={translate('widget.mapFrame.tools')}>
      {tools.map(({ question, icon }) => {
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
