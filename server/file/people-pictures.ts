import { type Actor, whoSits } from '../kernel/actor.ts';
import type { FileOwner } from './file-store.ts';

/** Where a person has pictures, as the columns are called. */
export const picturePlaces = ['head_icon', 'sign_img'] as const;
export type PicturePlace = (typeof picturePlaces)[number];

/** No model has a dot in its id, so none can be meant by this. */
const ownerId = (place: PicturePlace) => `base_user.${place}`;

export const ownerOfPicture = (place: PicturePlace, userId: string): FileOwner => ({
  modelId: ownerId(place),
  dataId: userId,
});

/**
 * Whether somebody may see a picture of a person: portraits are seen by all of the tenant, a signature by its owner alone.
 * @returns undefined for what is none
 */
export function maySeePicture(actor: Actor, { modelId, dataId }: FileOwner): boolean | undefined {
  if (modelId === ownerId('head_icon')) return true;
  return modelId === ownerId('sign_img') ? dataId === whoSits(actor).userId : undefined;
}
