import './user-face.css';
import { Avatar } from 'antd';
import { useMemo } from 'react';
import { entryAt } from '../upload-file/entry-at.ts';
import { useFileAddress } from '../upload-file/use-file-address.ts';
import type { Who } from './who.ts';

interface Props {
  readonly who: Who;
  readonly sizePx?: number;
}

/** The portrait of a person; where there is none, or it cannot be had, the first letter of the name. */
export function UserFace({ who: { name, portrait }, sizePx = 28 }: Props) {
  if (portrait) return <Portrait url={portrait} name={name} sizePx={sizePx} />;
  return <Face name={name} sizePx={sizePx} />;
}

interface FaceProps {
  readonly name: string;
  readonly sizePx: number;
}

function Portrait({ url, ...face }: FaceProps & { readonly url: string }) {
  const { name } = face;
  const { address } = useFileAddress(useMemo(() => entryAt(url, name), [url, name]));
  return <Face {...face} address={address} />;
}

function Face({ name, sizePx, address }: FaceProps & { readonly address?: string | undefined }) {
  return (
    <Avatar size={sizePx} className="adit-user-face" aria-hidden {...(address ? { src: address } : {})}>
      {name.slice(0, 1)}
    </Avatar>
  );
}
