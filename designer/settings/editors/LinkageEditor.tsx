import { asJson } from '../../document/rule-group-edit.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { useChange, useStored } from '../settings-context.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { SetRulesEditor } from './SetRulesEditor.tsx';

interface Props {
  /** Whether it can be asked for, and whether rules can set what it holds. */
  readonly required: boolean;
  readonly set: boolean;
}

/** When the node is there, when it can be used, when it has to be filled in; what sets its value. */
export function LinkageEditor({ required, set }: Props) {
  return (
    <>
      <Linkage name="showWhen" />
      <Linkage name="enableWhen" />
      {required && <Linkage name="requireWhen" />}
      {set && <SetRulesEditor />}
    </>
  );
}

function Linkage({ name }: { readonly name: 'showWhen' | 'enableWhen' | 'requireWhen' }) {
  const text = useDesignerText();
  const change = useChange();
  const path = `/${name}`;
  const { value } = useStored(path);
  return (
    <RuleEditor
      title={text(`designer.settings.${name}`)}
      always={text(`designer.settings.${name}.always`)}
      value={value}
      onChange={(next, typed) => change({ path, value: asJson(next) }, typed)}
    />
  );
}
