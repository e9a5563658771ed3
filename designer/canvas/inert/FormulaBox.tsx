import { type ReactNode, useSyncExternalStore } from 'react';
import { formulaWords } from '../../../widgets/calculate/formula-words.ts';
import { InertBox } from '../../../widgets/preview/InertBox.tsx';
import { useCanvas } from '../parts/canvas-context.ts';
import { fieldLabels, tableOf } from '../parts/field-labels.ts';
import type { InertParts } from './inert-parts.ts';

interface Props {
  readonly parts: InertParts;
  readonly icon: ReactNode;
}

/** A calculated field: its formula in words, which follow the labels of the fields in it. */
export function FormulaBox({ parts, icon }: Props) {
  const words = useFormulaWords(parts.nodeKey, parts.props.expression);
  return <InertBox filled text={words || parts.translate('designer.canvas.noFormula')} icon={icon} />;
}

/** The words now; another text only when they differ. */
export function useFormulaWords(nodeKey: string, expression: unknown): string {
  const { store, language, translate, descriptors } = useCanvas();
  return useSyncExternalStore(store.subscribe, () => {
    const { document } = store.state();
    const labels = fieldLabels(document, descriptors, language);
    return formulaWords(expression, tableOf(document, nodeKey, descriptors), (code) => labels.get(code), translate);
  });
}
