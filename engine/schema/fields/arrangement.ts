/**
 * How the children of a container stand on a page:
 * - `grid`: as in a form, in 24 columns
 * - `columns`: side by side, each a column
 * - `row`: side by side, each as wide as it is
 * - `frame`: regions round the page, the side on the left
 * - `split`: two halves, the picture on the left
 */
export type Arrangement = 'grid' | 'columns' | 'row' | 'frame' | 'split';
