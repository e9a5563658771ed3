import { columnLooks } from '../codes/code-looks.ts';
import { oneOf, type Shape, shape } from '../shape.ts';
import { localTextShape } from '../text/text-shape.ts';
import { actionShape } from './action.ts';
import { buttonPlaces, treeSources } from './list-kinds.ts';
import { namesShape } from './names-shape.ts';
import { parameterShape } from './node.ts';
import { workFigureShape, workListShape } from './work.ts';

/** A column of a list; `prop` is a vModel, or `table-child` for a column of a sub-table. */
export const columnShape = shape.object({
  prop: shape.string(),
  label: shape.optional(localTextShape),
  width: shape.optional(shape.union([shape.number(), shape.null()], { description: 'px' })),
  align: shape.optional(oneOf(['left', 'center', 'right'])),
  fixed: shape.optional(oneOf(['none', 'left', 'right'])),
  sortable: shape.optional(shape.boolean()),
  look: shape.optional(oneOf(columnLooks)),
});
export type Column = Shape<typeof columnShape>;

export const searchItemShape = shape.object({
  prop: shape.string(),
  label: shape.optional(localTextShape),
  searchType: shape.optional(shape.integer({ minimum: 1, maximum: 3, description: '1 equal, 2 like, 3 range' })),
  searchMultiple: shape.optional(shape.boolean()),
  isKeyword: shape.optional(shape.boolean()),
  value: shape.optional(shape.unknown({ description: 'what the condition opens with' })),
  isIncludeSubordinate: shape.optional(shape.boolean({ description: 'an organisation stands for all below it too' })),
});
export type SearchItem = Shape<typeof searchItemShape>;

/** A button of the list or of a row; `value` add asks for the permission code btn_add. */
export const listButtonShape = shape.object({
  value: shape.string(),
  label: shape.optional(localTextShape),
  icon: shape.optional(shape.string()),
});
export type ListButton = Shape<typeof listButtonShape>;

/** A button of one's own: what a press does are steps. Function texts of other products stay beside them and never run. */
export const ownButtonShape = shape.object({
  value: shape.string(),
  label: shape.optional(localTextShape),
  icon: shape.optional(shape.string()),
  place: shape.optional(oneOf(buttonPlaces)),
  code: shape.optional(shape.string({ description: 'permission code; btn_ + value where nothing is said' })),
  danger: shape.optional(shape.boolean()),
  actions: shape.optional(shape.array(actionShape)),
});
export type OwnButton = Shape<typeof ownButtonShape>;

/** The list of a model: search area, columns, buttons. Names and defaults: dialect facts 2, columnData. */
export const listDocumentShape = shape.object(
  {
    $schema: shape.optional(shape.string()),
    version: shape.integer({ minimum: 1 }),
    type: shape.optional(
      shape.integer({
        minimum: 1,
        maximum: 5,
        description: '1 plain, 2 left tree, 3 grouped, 4 inline edit, 5 tree table',
      }),
    ),
    searchList: shape.array(searchItemShape),
    columnList: shape.array(columnShape),
    btnsList: shape.optional(shape.array(listButtonShape)),
    columnBtnsList: shape.optional(shape.array(listButtonShape)),
    defaultSidx: shape.optional(shape.string()),
    sort: shape.optional(oneOf(['asc', 'desc'])),
    hasPage: shape.optional(shape.boolean()),
    pageSize: shape.optional(shape.integer({ minimum: 1 })),
    hasTreeQuery: shape.optional(shape.boolean({ description: 'a tree on the left, whatever the type' })),
    treeTitle: shape.optional(localTextShape),
    treeDataSource: shape.optional(oneOf(treeSources)),
    treeDictionary: shape.optional(shape.string({ description: 'id or code of a dictionary' })),
    treeRelation: shape.optional(shape.string({ description: 'the field that a node of the tree narrows' })),
    treeSynType: shape.optional(shape.integer({ minimum: 0, maximum: 1, description: '0 at once, 1 level by level' })),
    treeInterfaceId: shape.optional(shape.string()),
    treeInterfaceName: shape.optional(shape.string()),
    treeTemplateJson: shape.optional(shape.array(parameterShape)),
    treePropsUrl: shape.optional(shape.string({ description: 'id of a data interface, as older designs write it' })),
    treePropsValue: shape.optional(shape.string()),
    treePropsChildren: shape.optional(shape.string()),
    treePropsLabel: shape.optional(shape.string()),
    isIncludeSubordinate: shape.optional(shape.boolean({ description: 'a node of the tree stands for all below it' })),
    groupField: shape.optional(shape.string()),
    stateField: shape.optional(
      shape.string({ description: 'the choice whose options stand above the list with their counts; empty: none' }),
    ),
    parentField: shape.optional(shape.string({ description: 'the field that holds the id of the row above' })),
    childTableStyle: shape.optional(
      shape.integer({ minimum: 1, maximum: 2, description: 'sub-tables: 1 in the row, 2 opened under it' }),
    ),
    showSummary: shape.optional(shape.boolean()),
    summaryField: shape.optional(namesShape),
    thousands: shape.optional(shape.boolean()),
    thousandsField: shape.optional(namesShape),
    useBtnPermission: shape.optional(shape.boolean({ description: 'button codes are asked for' })),
    useColumnPermission: shape.optional(shape.boolean()),
    useFormPermission: shape.optional(shape.boolean()),
    useDataPermission: shape.optional(shape.boolean()),
    printIds: shape.optional(namesShape),
    work: shape.optional(shape.array(workListShape)),
    figures: shape.optional(shape.array(workFigureShape)),
    uploaderTemplateJson: shape.optional(
      shape.object(
        {
          dataType: shape.optional(oneOf(['1', '2'])),
          selectKey: shape.optional(namesShape),
        },
        {
          description:
            'import: 1 new records alone, 2 records that are there already as well; codes of the fields that a file has',
        },
      ),
    ),
    customBtnsList: shape.optional(shape.array(ownButtonShape)),
  },
  { title: 'Adit list document' },
);
export type ListDocument = Shape<typeof listDocumentShape>;
