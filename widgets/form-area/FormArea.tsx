import './form-area.css';
import { useRef, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';

export interface FormAreaProps extends LayoutProps {
  readonly submitText?: string;
  /** `wide`: all there is to do on a page, as at sign-in. `plain`: one form among others. */
  readonly look?: string;
}

/**
 * Fields with one button under them: it and Enter run the node's actions of `submit`. The button is never dead: pressing
 * it says what is missing. While they run, a second press does nothing.
 */
export function FormArea({ node, label, submitText, look, children }: FormAreaProps) {
  const { run } = useEngine();
  const { translate } = useServices();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const submit = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      const steps = node.on?.submit ?? [];
      // Another form on the page is not this one's matter.
      await run(steps.map((step) => (step.action === 'submit' ? { within: node.id, ...step } : step)));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return (
    <form
      className="adit-form-area"
      data-look={look}
      noValidate
      aria-label={label || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog over this one is not this one's matter.
        event.stopPropagation();
        void submit();
      }}
    >
      {children}
      <WaitingButton
        type="primary"
        htmlType="submit"
        {...(look === 'plain' ? {} : { block: true, size: 'large' })}
        busy={busy}
      >
        {storedText(submitText) ?? translate('widget.formArea.submit')}
      </WaitingButton>
    </form>
  );
}
