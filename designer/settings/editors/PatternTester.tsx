import { CheckCircleFilled, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { Input } from 'antd';
import { useState } from 'react';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { testPattern } from './rule-list.ts';

interface Props {
  readonly id: string;
  readonly pattern: string;
  onChange(pattern: string): void;
}

/** A pattern, and a sample to try it on; the sample is kept nowhere. */
export function PatternTester({ id, pattern, onChange }: Props) {
  const text = useDesignerText();
  const [sample, setSample] = useState('');
  const { problem, fits } = testPattern(pattern, sample);
  return (
    <>
      <Input
        size="small"
        className="adit-design-code"
        aria-label={text('designer.settings.pattern')}
        placeholder="/^K\d+\+\d{3}$/"
        value={pattern}
        status={problem ? 'error' : undefined}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-outcome`}
        onChange={(event) => onChange(event.target.value)}
      />
      <Input
        size="small"
        aria-label={text('designer.settings.sample')}
        placeholder={text('designer.settings.sample')}
        value={sample}
        onChange={(event) => setSample(event.target.value)}
      />
      <div
        id={`${id}-outcome`}
        role="status"
        className="adit-design-outcome"
        data-state={stateOf(problem !== null, fits)}
      >
        {problem !== null && (
          <>
            <WarningFilled aria-hidden /> {text(problem.code, problem.params)}
          </>
        )}
        {fits === true && (
          <>
            <CheckCircleFilled aria-hidden /> {text('designer.settings.sampleFits')}
          </>
        )}
        {fits === false && (
          <>
            <CloseCircleFilled aria-hidden /> {text('designer.settings.sampleFails')}
          </>
        )}
      </div>
    </>
  );
}

function stateOf(hasProblem: boolean, fits: boolean | null): string | undefined {
  if (hasProblem) return 'warning';
  return fits === null ? undefined : fits ? 'success' : 'error';
}
