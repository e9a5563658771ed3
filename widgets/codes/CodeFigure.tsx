import { DownloadOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { saveFrom } from '../upload-file/file-landing.ts';
import { type Picture, pathScale, svgFile } from './drawn-code.ts';

interface Props {
  readonly picture: Picture;
  /** What it is and says, for who does not see it. */
  readonly alt: string;
  /** Bars may be drawn closer where there is no room; squares stay squares. */
  readonly shrinks: 'across' | 'evenly';
  /** Of the file that it is saved as; left out in a cell, where nothing is saved. */
  readonly fileName?: string | undefined;
}

/** A code as one path, with what can be done with it. */
export function CodeFigure({ picture, alt, shrinks, fileName }: Props) {
  const { translate } = useServices();
  const { width, height, path, dark, light, caption } = picture;
  const save = () => {
    const address = URL.createObjectURL(new Blob([svgFile(picture)], { type: 'image/svg+xml' }));
    saveFrom(address, `${fileName}.svg`);
    URL.revokeObjectURL(address);
  };
  return (
    <span className="adit-drawn-code">
      <figure style={{ background: light, color: dark }}>
        <svg
          role="img"
          aria-label={alt}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          {...(shrinks === 'across' ? { preserveAspectRatio: 'none' } : { style: { height: 'auto' } })}
        >
          <rect width={width} height={height} fill={light} />
          <path
            transform={`scale(${pathScale(picture)})`}
            d={path}
            fill={dark}
            shapeRendering={shrinks === 'across' ? 'auto' : 'crispEdges'}
          />
        </svg>
        {caption !== '' && <figcaption aria-hidden="true">{caption}</figcaption>}
      </figure>
      {fileName !== undefined && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: [{ key: 'svg', icon: <DownloadOutlined aria-hidden />, label: translate('widget.codes.download') }],
            onClick: save,
          }}
        >
          <Button
            type="text"
            size="small"
            className="adit-drawn-code-menu"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={translate('widget.codes.menu', { name: alt })}
          />
        </Dropdown>
      )}
    </span>
  );
}
