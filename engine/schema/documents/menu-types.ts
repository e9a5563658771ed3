/** Kinds of menu entries. Source: shell specification 2.2, dialect facts 1. */
export const menuTypes = {
  directory: 0,
  category: 1,
  page: 2,
  model: 3,
  dictionary: 4,
  report: 5,
  dataView: 6,
  link: 7,
  portal: 8,
} as const;
