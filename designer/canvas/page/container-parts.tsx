import type { ReactNode } from 'react';
import { StatePicture, statePicture } from '../../../widgets/shared/StatePicture.tsx';
import type { InertParts } from '../inert/inert-parts.ts';
import { boundWords } from '../parts/BoundWords.tsx';

interface ContainerParts {
  readonly before?: (parts: InertParts) => ReactNode;
  readonly after?: (parts: InertParts) => ReactNode;
}

/** What containers of pages draw themselves, round the nodes in them. */
export const containerParts: Readonly<Record<string, ContainerParts>> = {
  statePage: {
    before: ({ props, language }) => (
      <div className="adit-design-state">
        <StatePicture name={statePicture(props.picture)} />
        <strong>{boundWords(props.title, language)}</strong>
        <span>{boundWords(props.text, language)}</span>
      </div>
    ),
  },
  formArea: {
    after: ({ props, language, translate }) => (
      <span className="adit-design-inert-button adit-design-wide-button" data-type="primary">
        {boundWords(props.submitText, language) ?? translate('widget.formArea.submit')}
      </span>
    ),
  },
  dialog: {
    after: ({ props, language, translate }) => {
      const ok = boundWords(props.okText, language);
      return (
        <div className="adit-design-dialog-end">
          <span className="adit-design-inert-button">
            {boundWords(props.cancelText, language) ??
              translate(ok === null ? 'widget.dialog.close' : 'widget.dialog.cancel')}
          </span>
          {ok !== null && (
            <span className="adit-design-inert-button" data-type={props.danger === true ? 'danger' : 'primary'}>
              {ok}
            </span>
          )}
        </div>
      );
    },
  },
};
