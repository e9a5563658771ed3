export { Cell } from '../progress/progress.cell.tsx';
