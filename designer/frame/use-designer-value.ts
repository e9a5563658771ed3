import { useMemo } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { Refused } from '../document/command.ts';
import type { DesignStore } from '../history/design-store.ts';
import type { Designer } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { fillCommandWords } from './fill-command-words.ts';

/** What every part of the designer is handed; a refused command is said at once. */
export function useDesignerValue(store: DesignStore, registry: Registry, findings: readonly Finding[]): Designer {
  const translate = useDesignerText();
  const { toast } = useServices();
  return useMemo(() => {
    const refusedText = ({ refused, places }: Refused) => translate(refused, fillCommandWords(places, translate));
    return {
      store,
      registry,
      findings,
      refusedText,
      run: (command, args) => {
        const refused = store.run(command, args);
        if (refused) toast('warning', refusedText(refused));
        return refused === null;
      },
      reason: (command, args) => {
        const refused = store.refusal(command, args);
        return refused ? refusedText(refused) : null;
      },
    };
  }, [store, registry, findings, translate, toast]);
}
