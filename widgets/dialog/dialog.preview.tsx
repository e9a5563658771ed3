import { boundWords } from '../preview/BoundWords.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
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
};
