/**
 * What a command of the program is handed that is the id of a node of the page, by the command's name. An id that no node
 * has is no mistake of a design: the map asked for may be one of the page around, and the command says where there is none.
 */
export const nodeArguments: ReadonlyMap<string, readonly string[]> = new Map([['askMap', ['map']]]);
