import { Alert, Button, Checkbox, Input, type InputRef, Modal } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';

interface Props {
  readonly title: string;
  /** What it is called and whether all read it, before. */
  readonly name: string;
  readonly shared: boolean;
  readonly mayShare: boolean;
  /** @throws RequestFailure, which is said here */
  onSave(name: string, shared: boolean): Promise<void>;
  onClose(): void;
}

/** Under which name something is kept, and for whom. */
export function ViewDialog({ title, name: before, shared: wasShared, mayShare, onSave, onClose }: Props) {
  const { translate } = useServices();
  const [name, setName] = useState(before);
  const [shared, setShared] = useState(wasShared);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const input = useRef<InputRef>(null);
  const id = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') {
      setRefusal(translate('list.view.noName'));
      input.current?.focus();
      return;
    }
    setBusy(true);
    setRefusal('');
    try {
      await onSave(name.trim(), shared);
      onClose();
    } catch (error) {
      if (!isRequestFailure(error)) throw error;
      setRefusal(error.message);
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={420}
      title={title}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus({ cursor: 'all' })}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {translate('form.cancel')}
        </Button>,
        <WaitingButton key="save" type="primary" htmlType="submit" form={id} busy={busy}>
          {translate('list.view.keep')}
        </WaitingButton>,
      ]}
    >
      <form id={id} className="adit-view-form" onSubmit={(event) => void save(event)}>
        {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
        <label htmlFor={`${id}-name`}>{translate('list.view.name')}</label>
        <Input
          ref={input}
          id={`${id}-name`}
          value={name}
          maxLength={limits.viewNameLength}
          showCount
          aria-required
          aria-invalid={refusal !== ''}
          onChange={({ target }) => setName(target.value)}
        />
        {mayShare && (
          <Checkbox checked={shared} onChange={({ target }) => setShared(target.checked)}>
            {translate('list.view.share')}
          </Checkbox>
        )}
      </form>
    </Modal>
  );
}
