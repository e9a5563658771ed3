// Here: people, departments, positions, roles and groups to choose from.

import type { FastifyInstance } from 'fastify';
import { calls } from '../../../engine/schema/calls/index.ts';
import { serve } from '../../http/serve.ts';
import type { AppContext } from '../../kernel/app-context.ts';
import { choiceTree } from '../structure/choice-tree.ts';
import {
  administered,
  companyTreeByAuth,
  departmentsAmong,
  departmentTree,
  departmentTreeByAuth,
  organizeRows,
} from '../structure/organizes.ts';
import { organizeLevel } from './organize-level.ts';
import { peopleByIds, peopleIn, peopleOfRole, peoplePage, subordinates, userLevel, userTree } from './people.ts';
import { selectedLines, selectedPeople } from './selected.ts';
import { groupTree, positionRows, positionsAmong, positionTree, rolesByPermission, roleTree } from './structure.ts';

/** What people choose from. Source: shell specification 7.5 */
export function selectorRoutes(app: FastifyInstance, context: AppContext): void {
  structureRoutes(app, context);
  peopleRoutes(app, context);
}

function structureRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.positionTree, async ({ actor }) => ({ list: await positionTree(context, actor) }));
  serve(app, context, calls.positions, async ({ actor }) => ({
    list: (await positionRows(context, actor)).map(({ id, fullName, enCode }) => ({ id, fullName, enCode })),
  }));
  serve(app, context, calls.positionCondition, async ({ actor, body }) => ({
    list: await positionsAmong(context, actor, body),
  }));
  serve(app, context, calls.departmentTree, async ({ actor, params }) => ({
    list: await departmentTree(context, actor, params.id),
  }));
  serve(app, context, calls.departmentTreeByAuth, async ({ actor, params }) => ({
    list: await departmentTreeByAuth(context, actor, params.id),
  }));
  serve(app, context, calls.companyTreeByAuth, async ({ actor, params }) => ({
    list: await companyTreeByAuth(context, actor, params.id),
  }));
  serve(app, context, calls.organizeTree, async ({ actor }) => ({
    list: choiceTree(await organizeRows(context, actor)),
  }));
  serve(app, context, calls.organizeLevel, ({ actor, params, body }) =>
    organizeLevel(context, actor, params.parentId, body),
  );
  serve(app, context, calls.organizeCondition, async ({ actor, body }) => ({
    list: await departmentsAmong(context, actor, body.departIds, body.keyword ?? ''),
  }));
  serve(app, context, calls.groupTree, async ({ actor }) => ({ list: await groupTree(context, actor) }));
  serve(app, context, calls.roles, async ({ actor }) => ({ list: await roleTree(context, actor) }));
  serve(app, context, calls.rolesByPermission, async ({ actor }) => ({
    list: await rolesByPermission(context, actor),
  }));
}

function peopleRoutes(app: FastifyInstance, context: AppContext): void {
  serve(app, context, calls.users, ({ actor, query }) => peoplePage(context, actor, query));
  serve(app, context, calls.userTree, async ({ actor }) => ({ list: await userTree(context, actor) }));
  serve(app, context, calls.userLevel, ({ actor, params, body }) => userLevel(context, actor, params.id, body));
  serve(app, context, calls.usersByIds, async ({ actor, body }) => ({
    list: await peopleByIds(context, actor, body.userId),
  }));
  serve(app, context, calls.subordinates, ({ actor, body }) => subordinates(context, actor, body));
  serve(app, context, calls.colleagues, ({ actor, query }) =>
    peopleIn(context, actor, query.organizeId ?? actor.organizeId ?? '', query),
  );
  serve(app, context, calls.userLevelByAuth, async ({ actor, params, body }) => {
    const rows = await administered(context, await organizeRows(context, actor), actor);
    const among = actor.isAdministrator ? null : new Set(rows.map(({ id }) => id));
    return userLevel(context, actor, params.id, body, among);
  });
  serve(app, context, calls.selected, async ({ actor, body }) => ({
    list: await selectedLines(context, actor, body.userId),
  }));
  serve(app, context, calls.selectedUsers, ({ actor, body }) => selectedPeople(context, actor, body.userId, body));
  serve(app, context, calls.usersOfRole, ({ actor, query }) => peopleOfRole(context, actor, query.roleCode, query));
}
