import { Modal } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { type Settings, settingNames } from '../../engine/schema/settings/setting-table.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { type SettingChange, valueWords } from './setting-values.ts';

interface Props {
  readonly before: Settings;
  readonly change: SettingChange;
  readonly isBusy: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** Each setting that will be other than it is, before it is saved. */
export function ReviewChange({ before, change, isBusy, onConfirm, onClose }: Props) {
  useFocusBack();
  const { translate } = useServices();
  const names = settingNames.filter((name) => name in change);
  const head = (key: string) => <th scope="col">{translate(`widget.settingsForm.${key}`)}</th>;
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={640}
      title={translate('widget.settingsForm.review', { count: names.length })}
      okText={translate('widget.settingsForm.confirm')}
      cancelText={translate('widget.settingsForm.cancel')}
      confirmLoading={isBusy}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <p>{translate('widget.settingsForm.reviewHow')}</p>
      <table className="adit-settings-review">
        <thead>
          <tr>
            {head('name')}
            {head('before')}
            {head('after')}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{translate(`settings.label.${name}`)}</th>
              <td>
                <del>{valueWords(name, before[name], translate)}</del>
              </td>
              <td>
                <ins>{valueWords(name, change[name], translate)}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
