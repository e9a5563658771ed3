/** All pickers are one; what this one's ids are ids of stands in its descriptor. */
export { Picker as PositionSelect } from '../pickers/Picker.tsx';
