/** Narrower than this, the rows to choose from take the whole window. */
export const phonePx = 640;
