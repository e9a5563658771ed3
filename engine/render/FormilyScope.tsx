import { type ReactNode, useMemo } from 'react';
import { useEngine } from '../contract/engine-context.ts';
import { ContextCleaner, FormContext, SchemaExpressionScopeContext } from '../contract/formily-react.ts';

/**
 * What components made for Formily find around them, once for a form: the form, and the names that a schema's expressions
 * know. Not Formily's own provider, which destroys the fields of a form when it goes.
 */
export function FormilyScope({ children }: { readonly children: ReactNode }) {
  const { session, sources } = useEngine();
  const scope = useMemo(() => ({ $form: session.form, $sources: sources }), [session, sources]);
  return (
    <ContextCleaner>
      <FormContext value={session.form}>
        <SchemaExpressionScopeContext value={scope}>{children}</SchemaExpressionScopeContext>
      </FormContext>
    </ContextCleaner>
  );
}
